import type { RentCheque } from '@manzil/shared/contract/rents/rents';
import { formatAmount } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';

/** The rent of the month in which a cheque was cleared. */
function bookingsOf(unitId: string, clearedOn: string): string {
  const [year = '', month = ''] = clearedOn.split('-');
  const filter = { unit_id: unitId, year, month: String(Number(month)), category: 'rent' };
  return `/financials/bookings?${new URLSearchParams(filter)}`;
}

type BookedAmountProps = {
  cheque: Pick<RentCheque, 'seq' | 'amount' | 'cleared_on'>;
  unitId: string;
};

export function BookedAmount({ cheque, unitId }: BookedAmountProps) {
  const { t, language } = useTexts('units/rents');
  const { seq, amount, cleared_on } = cheque;
  if (!cleared_on) return formatAmount(amount, language);
  return (
    <Link to={bookingsOf(unitId, cleared_on)} aria-label={t('cheques.booking', { seq })}>
      {formatAmount(amount, language)}
    </Link>
  );
}
