import { isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { bookingsCsv } from './bookings.api';
import styles from './bookings.module.css';
import type { BookingFilter } from './filter';
import { currentYear } from './years';

/** The bookings of the year on show, of the unit on show. */
export function DownloadCsv({ filter }: { filter: BookingFilter }) {
  const { t, language } = useTexts('units/bookings');
  const { year = currentYear(), unit_id, month, category } = filter;
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(t('bookings.csv_file', { year }), await bookingsCsv(year, unit_id, language)),
    onError: ({ cause }) => {
      // That the session is over is told by the host.
      if (isApiError(cause, 401)) return;
      showAlert({
        type: 'error',
        title: t('bookings.csv_failed'),
        message: (isApiError(cause) && cause.message) || t('bookings.csv_failed_text'),
      });
    },
  });
  return (
    <div className={styles.csv}>
      <Button size="compact" icon={Download} busy={isPending} onClick={() => mutate()}>
        {t('bookings.csv', { year })}
      </Button>
      {(month ?? category) !== undefined && <p>{t('bookings.csv_note', { year })}</p>}
    </div>
  );
}
