import styles from './ground.module.css';

/** The ground line with earth hatching, as wide as its place. */
export function Ground() {
  return (
    <svg className={styles.ground} width="100%" height="12" aria-hidden="true">
      <line className={styles.earth} x1="-12" y1="6" x2="200%" y2="6" transform="skewX(-45)" />
      <line className={styles.line} x1="0" y1="0.6" x2="100%" y2="0.6" />
    </svg>
  );
}
