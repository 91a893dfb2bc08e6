import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import styles from './packages.module.css';

type MoreRowsProps = {
  shown: number;
  count: number;
  busy: boolean;
  failed: boolean;
  onMore: () => void;
};

export function MoreRows({ shown, count, busy, failed, onMore }: MoreRowsProps) {
  const { t } = useTexts('profile/packages');
  return (
    <div className={styles.more}>
      <p role="status">
        {failed ? t('packages.more_failed') : t('packages.shown', { shown, count })}
      </p>
      <Button busy={busy} onClick={onMore}>
        {t(failed ? 'stale.retry' : 'packages.more')}
      </Button>
    </div>
  );
}
