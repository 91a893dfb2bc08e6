import type { Booking } from '@manzil/shared/contract/bookings/bookings';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { CornerLeftDown, CornerLeftUp } from 'lucide';
import { Link } from 'react-router-dom';
import { addressOf } from './address';
import styles from './bookings.module.css';

/** Leads from a correction to what it takes back, and from there to the correction. */
export function Correction({ booking }: { booking: Booking }) {
  const { t, language } = useTexts('units/bookings');
  const { corrects, corrected_by } = booking;
  return (
    <>
      {corrects && (
        <Link className={styles.correction} to={addressOf(corrects.booking_id)}>
          <LineIcon lines={CornerLeftDown} size={16} strokeWidth={1.75} />
          {t('bookings.corrects', { day: formatDay(corrects.on, language) })}
        </Link>
      )}
      {corrected_by && (
        <Link className={styles.correction} to={addressOf(corrected_by.booking_id)}>
          <LineIcon lines={CornerLeftUp} size={16} strokeWidth={1.75} />
          {t('bookings.corrected_by', { day: formatDay(corrected_by.on, language) })}
        </Link>
      )}
    </>
  );
}
