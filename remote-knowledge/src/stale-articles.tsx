import { useTexts } from '@manzil/shared/runtime';
import { StaleData } from '@manzil/shared/ui/stale-data';
import type { ComponentProps } from 'react';
import styles from './stale-articles.module.css';

export function StaleArticles({ query }: Pick<ComponentProps<typeof StaleData>, 'query'>) {
  const { t } = useTexts('knowledge');
  return (
    <StaleData
      query={query}
      title={t('stale.title')}
      retryLabel={t('retry')}
      className={styles.stale}
    >
      {t('stale.text')}
    </StaleData>
  );
}
