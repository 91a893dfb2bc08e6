import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import styles from './more-units.module.css';

type MoreUnitsProps = {
  /** Numbers of the first and the last unit on show. */
  first: number;
  last: number;
  count: number;
  busy: boolean;
  failed: boolean;
  onMore: () => void;
};

/** Distance from the end of the page at which the next one is asked for (specification §9). */
const THRESHOLD = '80px';
/** Between two looks for the end (specification §9). */
const THROTTLE_MS = 300;

/** Loads the next page near the end of the list, and on demand. After a failure only on demand. */
export function MoreUnits({ first, last, count, busy, failed, onMore }: MoreUnitsProps) {
  const { t, language } = useTexts('units/units');
  const numbers = {
    first: formatNumber(first, language),
    last: formatNumber(last, language),
    all: formatNumber(count, language),
  };

  function watch(element: HTMLElement | null) {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: THRESHOLD },
    );
    const timer = setTimeout(() => observer.observe(element), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }

  return (
    <div className={styles.more} ref={busy || failed ? undefined : watch}>
      <p role="status">
        {failed ? t('units.failed') : t(first > 1 ? 'units.shown_from' : 'units.shown', numbers)}
      </p>
      <Button busy={busy} busyLabel={t('units.loading')} onClick={onMore}>
        {t(failed ? 'retry' : 'units.more')}
      </Button>
    </div>
  );
}
