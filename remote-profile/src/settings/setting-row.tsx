import type { ReactNode } from 'react';
import styles from './settings.module.css';

type SettingRowProps = { title: ReactNode; note?: ReactNode; children: ReactNode };

export function SettingRow({ title, note, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.rowTitle}>{title}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
