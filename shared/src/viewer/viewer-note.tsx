import type { ReactNode } from 'react';
import styles from './viewer.module.css';

/** In place of a file that there is not, or not yet. */
export function ViewerNote({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>;
}
