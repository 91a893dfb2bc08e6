import type { ReactNode } from 'react';
import type { ChipTone } from '../chip/chip';
import { classNames } from '../class-names/class-names';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import styles from './notice.module.css';

type NoticeProps = {
  tone: ChipTone;
  icon: Lines;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** A block that must stand out on a page: icon in its tone, title, words, one action. */
export function Notice({ tone, icon, title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <LineIcon lines={icon} className={styles.icon} size={20} strokeWidth={1.5} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
