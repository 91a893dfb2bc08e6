import type { RentCheque } from '@manzil/shared/contract/rents/rents';
import { formatAmount } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { addressOf } from '../bookings/address';
import { rentBookings } from './rent-bookings';

/** Of a booking that does not name its cheque: the rent of the month in which it was cleared. */
function bookingsOf(unitId: string, clearedOn: string): string {
  const [year = '', month = ''] = clearedOn.split('-');
  return rentBookings(unitId, { year, month: String(Number(month)) });
}

type BookedAmountProps = {
  cheque: Pick<RentCheque, 'seq' | 'amount' | 'cleared_on' | 'booking_id'>;
  unitId: string;
};

export function BookedAmount({ cheque, unitId }: BookedAmountProps) {
  const { t, language } = useTexts('units/rents');
  const { seq, amount, cleared_on, booking_id } = cheque;
  if (!cleared_on) return formatAmount(amount, language);
  return (
    <Link
      to={booking_id ? addressOf(booking_id) : bookingsOf(unitId, cleared_on)}
      aria-label={t('cheques.booking', { seq })}
    >
      {formatAmount(amount, language)}
    </Link>
  );
}
