import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChipTone } from './chip';
import { classNames } from './class-names';
import styles from './notice.module.css';

type NoticeProps = {
  tone: ChipTone;
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** A block that must stand out on a page: icon in its tone, title, words, one action. */
export function Notice({ tone, icon: NoticeIcon, title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <NoticeIcon aria-hidden className={styles.icon} size={20} strokeWidth={1.5} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
