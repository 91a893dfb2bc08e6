import { useTexts } from '@manzil/shared/runtime';
import type { CSSProperties } from 'react';
import styles from './account-switch.module.css';

export function NowMark({ from, now, until }: { from: Date; now: Date; until: Date }) {
  const { t } = useTexts('profile/bank-details');
  const gone = (now.getTime() - from.getTime()) / (until.getTime() - from.getTime());
  const place = { '--gone': Math.min(Math.max(gone, 0), 1) } as CSSProperties;
  return (
    <span className={styles.now} style={place} aria-hidden="true">
      {t('bank_details.now')}
    </span>
  );
}
