import type { Ref } from 'react';
import { LineIcon, type Lines } from '../ui/line-icon/line-icon';
import styles from './viewer.module.css';

type ToolProps = {
  lines: Lines;
  label: string;
  off?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Stays in the order of the tab key at its end, so that the focus does not fall out of the bar. */
export function Tool({ lines, label, off = false, onClick, ref }: ToolProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onClick()}
    >
      <LineIcon lines={lines} size={20} strokeWidth={1.5} />
    </button>
  );
}
