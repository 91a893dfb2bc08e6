import type { BookingList } from '@manzil/shared/contract/bookings/bookings';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import styles from './bookings.module.css';

/** How many bookings the filter finds, and what they come to. */
export function Found({ found }: { found: NonNullable<BookingList['found']> }) {
  const { t, language } = useTexts('units/bookings');
  return (
    <div role="status" className={styles.found}>
      {found.map(({ count, sum }) => (
        <p key={sum.currency}>
          {t('bookings.found', { count })}{' '}
          <span>
            {t('bookings.sum')} <b>{formatMoney(sum, language)}</b>
          </span>
        </p>
      ))}
    </div>
  );
}
