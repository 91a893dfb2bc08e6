import { useWords } from '@manzil/shared/runtime';
import { StaleNotice as Stale } from '@manzil/shared/ui/stale-notice';
import styles from './stale-notice.module.css';

/** The articles on show could not be refreshed. */
export function StaleNotice({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useWords('knowledge');
  return (
    <div className={styles.stale}>
      <Stale title={t('stale.title')} retryLabel={t('retry')} busy={busy} onRetry={onRetry}>
        {t('stale.text')}
      </Stale>
    </div>
  );
}
