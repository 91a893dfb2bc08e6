import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import styles from './stale-notice.module.css';
import { useWords } from './words';

/** What is on show could not be refreshed. */
export function StaleNotice({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.stale}>
      <Notice
        tone="warn"
        icon={TriangleAlert}
        title={t('stale.title')}
        action={
          <Button variant="quiet" icon={RefreshCw} busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('stale.text')}
      </Notice>
    </div>
  );
}
