import type { Booking } from '@manzil/shared/contract/bookings/bookings';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { onlyCurrency } from '../money/only-currency';
import { UnitName } from '../unit/unit-name';
import styles from './bookings.module.css';
import { addressOf, Correction } from './correction';

type BookingTableProps = {
  bookings: readonly Booking[];
  /** Id of the one that was asked for. */
  chosen: string | undefined;
};

export function BookingTable({ bookings, chosen }: BookingTableProps) {
  const { t, language } = useTexts('units/bookings');
  const currency = onlyCurrency(bookings.map(({ amount }) => amount));
  const format = currency ? formatAmount : formatMoney;
  const balance = currency ? t('bookings.balance_in', { currency }) : t('bookings.balance');
  const columns: Column<Booking>[] = [
    {
      key: 'on',
      head: t('bookings.on'),
      cell: ({ on }) => <time dateTime={on}>{formatDay(on, language)}</time>,
    },
    {
      key: 'unit',
      head: t('bookings.unit'),
      cell: ({ unit }) => (
        <span className={styles.unit}>
          {unit ? <UnitName unit={unit} /> : t('bookings.no_unit')}
        </span>
      ),
    },
    {
      key: 'category',
      head: t('bookings.category_and_text'),
      cell: (booking) => (
        <>
          {t(`category.${booking.category}`)}
          <span className={styles.text}>{booking.text}</span>
          <Correction booking={booking} />
        </>
      ),
      narrow: 'title',
    },
    {
      key: 'receipt',
      head: t('bookings.receipt'),
      cell: ({ document_id, text, on }) =>
        document_id && (
          <Link
            to={`/profile/documents?document=${document_id}`}
            aria-label={t('bookings.receipt_of', { text, day: formatDay(on, language) })}
          >
            {t('bookings.receipt')}
          </Link>
        ),
    },
    {
      key: 'question',
      head: t('question.head'),
      cell: ({ booking_id, question, text, on }) =>
        booking_id !== chosen && (
          <Link
            to={`${addressOf(booking_id)}#question`}
            aria-label={t(`question.${question ?? 'ask'}_of`, {
              text,
              day: formatDay(on, language),
            })}
          >
            {t(`question.${question ?? 'ask'}`)}
          </Link>
        ),
    },
    {
      key: 'amount',
      head: currency ? t('bookings.amount_in', { currency }) : t('bookings.amount'),
      cell: ({ amount }) => format(amount, language),
      numeric: true,
      narrow: 'amount',
    },
    {
      key: 'balance',
      head: balance,
      cell: (booking) => format(booking.balance, language),
      numeric: true,
      narrowLabel: balance,
    },
  ];
  return (
    <Table
      caption={t('bookings.caption')}
      columns={columns}
      rows={bookings}
      rowKey={({ booking_id }) => booking_id}
      rowTone={({ booking_id, corrected_by }) =>
        booking_id === chosen ? 'due' : corrected_by ? 'quiet' : undefined
      }
    />
  );
}
