import { useTexts } from '@manzil/shared/runtime';
import { StaleData as Stale } from '@manzil/shared/ui/stale-data';
import type { ComponentProps } from 'react';
import styles from './stale-data.module.css';

export function StaleData({ query }: Pick<ComponentProps<typeof Stale>, 'query'>) {
  const { t } = useTexts('profile');
  return (
    <Stale
      query={query}
      title={t('stale.title')}
      retryLabel={t('stale.retry')}
      className={styles.stale}
    >
      {t('stale.text')}
    </Stale>
  );
}
