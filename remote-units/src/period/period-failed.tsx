import type { Period } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleX } from 'lucide';
import styles from './period-failed.module.css';

type PeriodFailedProps = { asked: Period; shown: Period; onRetry: () => void };

/** Says in place that the figures of a period did not come, and which ones are on show instead. */
export function PeriodFailed({ asked, shown, onRetry }: PeriodFailedProps) {
  const { t } = useTexts('units');
  return (
    <div role="alert" className={styles.failed}>
      <Notice
        tone="danger"
        icon={CircleX}
        title={t('period.failed', { period: t(`period.${asked}`) })}
        action={
          <Button size="compact" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t(asked === shown ? 'period.shown_before' : 'period.shown', {
          period: t(`period.${shown}`),
        })}
      </Notice>
    </div>
  );
}
