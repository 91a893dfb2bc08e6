import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export type TimelineEntry = {
  key: string;
  date: string;
  /** YYYY-MM-DD */
  isoDate: string;
  title: ReactNode;
  detail?: ReactNode;
};

/** Dates at the left, a line of dots, what happens at the right. The first entry is the next one. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.entry}>
          <time className={styles.date} dateTime={entry.isoDate}>
            {entry.date}
          </time>
          <div className={styles.words}>
            <div className={styles.title}>{entry.title}</div>
            {entry.detail && <div className={styles.detail}>{entry.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
