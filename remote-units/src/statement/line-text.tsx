import { type BookingUnit, NO_UNIT } from '@manzil/shared/contract/bookings/bookings';
import type { StatementLine } from '@manzil/shared/contract/statements/statements';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { addressOf } from '../bookings/address';

type LineTextProps = { line: StatementLine; unit: BookingUnit | null; period: string };

/** Leads to the booking, of several to the list of them, which has what was booked since then, too. */
export function LineText({ line, unit, period }: LineTextProps) {
  const { t } = useTexts('units/statement');
  const { text, bookings, booking_id, category, booked_since } = line;
  const words = text ?? t('statement.bookings', { count: bookings });
  if (booking_id) return <Link to={addressOf(booking_id)}>{words}</Link>;
  const [year = '', month] = period.split('-');
  const choice = {
    unit_id: unit?.unit_id ?? NO_UNIT,
    year,
    month: String(Number(month)),
    category,
  };
  return (
    <>
      <Link to={`/financials/bookings?${new URLSearchParams(choice)}`}>{words}</Link>
      {booked_since !== undefined && (
        <div className="secondary">{t('statement.booked_since', { count: booked_since })}</div>
      )}
    </>
  );
}
