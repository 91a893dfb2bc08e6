import type { ReactNode } from 'react';
import styles from './amounts-note.module.css';

/** Above a table: what its amounts are, on narrow screens, where the heads that say so are not seen. */
export function AmountsNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
