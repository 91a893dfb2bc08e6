import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import styles from './more-articles.module.css';

type MoreArticlesProps = { busy: boolean; failed: boolean; onMore: () => void };

export function MoreArticles({ busy, failed, onMore }: MoreArticlesProps) {
  const { t } = useTexts('knowledge/hub');
  return (
    <div className={styles.more}>
      {failed && <p role="alert">{t('hub.failed')}</p>}
      <Button busy={busy} busyLabel={t('hub.loading')} onClick={onMore}>
        {t(failed ? 'retry' : 'hub.more')}
      </Button>
    </div>
  );
}
