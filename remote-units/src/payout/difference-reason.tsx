import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import type { Statement } from '@manzil/shared/contract/statements/statements';
import type { Money } from '@manzil/shared/contract/values';
import { addDays } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { addressOf } from '../bookings/address';
import { bookingsAddress } from '../money/bookings-address';

type DifferenceReasonProps = {
  statement: Statement;
  difference: Money;
  /** Of the payout on show. */
  bookingId: Payout['booking_id'];
};

/** The likeliest, and the bookings that show it. */
export function DifferenceReason({ statement, difference, bookingId }: DifferenceReasonProps) {
  const { t, language } = useTexts('units/payout');
  const { period, period_to } = statement;
  const lastAfter = difference.amount < 0 ? lastOrderAfter(statement) : undefined;
  const from = addDays(period_to, 1);
  const [year = '', month] = period.split('-');
  return (
    <>
      <p>
        {lastAfter
          ? t('difference.after', { day: formatDay(period_to, language) })
          : t(difference.amount > 0 ? 'difference.more_booked' : 'difference.less_booked')}
      </p>
      {lastAfter && (
        <p>
          <Link to={bookingsAddress({ from, to: lastAfter })}>
            {t('difference.bookings_after', {
              from: formatDay(from, language),
              to: formatDay(lastAfter, language),
            })}
          </Link>
        </p>
      )}
      <p>
        <Link to={bookingsAddress({ year, month: String(Number(month)), category: 'payout' })}>
          {t('difference.bookings_counted')}
        </Link>
      </p>
      {bookingId && !lastAfter && (
        <p>
          <Link to={`${addressOf(bookingId)}#question`}>{t('difference.ask')}</Link>
        </p>
      )}
    </>
  );
}

/** What is ordered after the statement's days is booked after them, too. */
const lastOrderAfter = ({ payouts, period_to }: Statement): string | undefined =>
  payouts
    .filter(({ status, ordered_on }) => status !== 'failed' && ordered_on > period_to)
    .map(({ ordered_on }) => ordered_on)
    .sort()
    .at(-1);
