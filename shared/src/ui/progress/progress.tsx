import styles from './progress.module.css';

type ProgressProps = {
  label: string;
  value: number;
  max: number;
  valueText?: string | undefined;
  hideLabel?: boolean;
};

/** A 4 px bar with its label. */
export function Progress({ label, value, max, valueText, hideLabel = false }: ProgressProps) {
  return (
    <label className={styles.progress}>
      <span className={hideLabel ? 'visually-hidden' : styles.words}>
        <span className={styles.label}>{label}</span>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </span>
      <progress className={styles.bar} value={value} max={max} />
    </label>
  );
}

/** Between two segments, in per cent of the width. */
const GAP = 0.35;

type Instalment = { key: string; share: number; state: 'done' | 'next' | 'open' };

/** Segments in proportion to `share` (any common unit); the next one is brass. */
export function Instalments({ label, parts }: { label: string; parts: readonly Instalment[] }) {
  const total = parts.reduce((sum, part) => sum + part.share, 0) || 1;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.share, 0),
  );
  return (
    <svg className={styles.instalments} role="img" aria-label={label} width="100%" height="6">
      {parts.map((part, index) => (
        <rect
          key={part.key}
          className={styles[part.state]}
          x={`${((starts[index] ?? 0) / total) * 100}%`}
          width={`${Math.max((part.share / total) * 100 - (index < parts.length - 1 ? GAP : 0), GAP)}%`}
          height="6"
        />
      ))}
    </svg>
  );
}
