import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Download } from 'lucide';
import { bookingsCsv } from './bookings.api';
import styles from './bookings.module.css';
import type { BookingFilter } from './filter';
import { currentYear } from './years';

/** The bookings of the year on show, of the unit on show. */
export function DownloadCsv({ filter }: { filter: BookingFilter }) {
  const { t, language } = useTexts('units/bookings');
  const { year = currentYear(), unit_id, month, category } = filter;
  const { busy, save } = useSaving({
    save: () =>
      saveAnswer(t('bookings.csv_file', { year }), () => bookingsCsv(year, unit_id, language)),
    failed: t('bookings.csv_failed'),
    advice: () => t('bookings.csv_failed_text'),
  });
  return (
    <div className={styles.csv}>
      <Button size="compact" icon={Download} busy={busy} onClick={save}>
        {t('bookings.csv', { year })}
      </Button>
      {(month ?? category) !== undefined && <p>{t('bookings.csv_note', { year })}</p>}
    </div>
  );
}
