import type { Booking } from '@manzil/shared/contract/bookings/bookings';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { type Column, Table } from '@manzil/shared/ui/table';
import { AmountsNote } from '../money/amounts-note';
import { onlyCurrency } from '../money/only-currency';
import { UnitName } from '../unit/unit-name';
import { BookingLinks } from './booking-links';
import styles from './bookings.module.css';
import { Correction } from './correction';

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
      key: 'links',
      head: t('bookings.receipt_and_question'),
      cell: (booking) => <BookingLinks booking={booking} asks={booking.booking_id !== chosen} />,
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
    <>
      {currency && <AmountsNote>{t('bookings.amounts', { currency })}</AmountsNote>}
      <Table
        caption={t('bookings.caption')}
        columns={columns}
        rows={bookings}
        rowKey={({ booking_id }) => booking_id}
        rowTone={({ booking_id, corrected_by }) =>
          booking_id === chosen ? 'due' : corrected_by ? 'quiet' : undefined
        }
      />
    </>
  );
}
