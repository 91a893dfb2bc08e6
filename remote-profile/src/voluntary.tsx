import { useTexts } from '@manzil/shared/runtime';
import type { ReactNode } from 'react';
import styles from './voluntary.module.css';

export function Voluntary({ children }: { children: ReactNode }) {
  const { t } = useTexts('profile');
  return (
    <>
      {children} <span className={styles.voluntary}>{t('voluntary')}</span>
    </>
  );
}
