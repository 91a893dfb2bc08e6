import { useWords } from '@manzil/shared/runtime';
import { StaleNotice } from '@manzil/shared/ui/stale-notice';
import type { UseQueryResult } from '@tanstack/react-query';
import styles from './stale-data.module.css';

type StaleDataProps = {
  query: Pick<UseQueryResult, 'isRefetchError' | 'isFetching'> & { refetch: () => unknown };
};

/** Says so where what is on show could not be refreshed. */
export function StaleData({ query: { isRefetchError, isFetching, refetch } }: StaleDataProps) {
  const { t } = useWords('profile');
  if (!isRefetchError) return null;
  return (
    <div className={styles.stale}>
      <StaleNotice
        title={t('stale.title')}
        retryLabel={t('stale.retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('stale.text')}
      </StaleNotice>
    </div>
  );
}
