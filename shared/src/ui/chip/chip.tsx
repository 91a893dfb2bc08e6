import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import styles from './chip.module.css';

export type ChipTone = 'ok' | 'warn' | 'danger' | 'info' | 'brass' | 'neutral';

type ChipProps = {
  tone: ChipTone;
  icon: Lines;
  children: ReactNode;
  plain?: boolean;
};

/** A status: always icon and word, never colour alone. */
export function Chip({ tone, icon, children, plain = false }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], plain && styles.plain)}>
      <LineIcon lines={icon} size={16} strokeWidth={1.75} />
      <span>{children}</span>
    </span>
  );
}
