import styles from './spinner.module.css';

/** A turning arc with its words ("Loading..."); announced politely. */
export function Spinner({ text }: { text: string }) {
  return (
    <p className={styles.spinner} role="status">
      <SpinnerArc />
      {text}
    </p>
  );
}

/** The arc alone, for buttons that say in words what they wait for. */
export function SpinnerArc() {
  return (
    <svg className={styles.arc} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 2a6 6 0 1 0 6 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
