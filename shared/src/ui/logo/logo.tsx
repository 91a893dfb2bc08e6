import styles from './logo.module.css';

/** The mark: a two-bay section that reads as M, its brass slab the floor being built. Size in px. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d="M1 14V2h14v12h-2V4H9v10H7V4H3v10z" />
      <path className={styles.slab} d="M9 9h4v2H9z" />
    </svg>
  );
}

/** Mark and name; `size` is the edge of the mark in px (22, mobile top bar 20). */
export function Wordmark({ size = 22 }: { size?: 20 | 22 }) {
  return (
    <span className={styles.wordmark}>
      <Mark size={size} />
      <span className={styles.name}>Manzil</span>
    </span>
  );
}
