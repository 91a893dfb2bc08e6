import {
  BOOKING_PAGE_SIZE,
  type Booking,
  type BookingList,
} from '@manzil/shared/contract/bookings/bookings';
import type { Language } from '@manzil/shared/contract/values';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { type BookingFilter, isFiltered } from './booking-conditions.repository';
import { findLeads } from './booking-leads.repository';
import { type BookingRow, readBookings } from './booking-page.repository';

export async function listBookings(
  db: Db,
  investorId: InvestorId,
  filter: BookingFilter,
  language: Language,
  today: string,
): Promise<BookingList> {
  const withFound = filter.cursor === null && isFiltered(filter);
  const { rows, sums } = await readBookings(db, investorId, {
    filter,
    language,
    order: 'latest_first',
    rows: BOOKING_PAGE_SIZE + 1,
    withFound,
  });
  const items = rows.slice(0, BOOKING_PAGE_SIZE).map(toBooking);
  const has_more = rows.length > BOOKING_PAGE_SIZE;
  return {
    items,
    page_size: BOOKING_PAGE_SIZE,
    has_more,
    next_cursor: has_more ? (items.at(-1)?.booking_id ?? null) : null,
    found: withFound
      ? sums.map(({ count, amount, currency }) => ({ count, sum: { amount, currency } }))
      : null,
    leads:
      withFound && filter.booking_id
        ? await findLeads(db, investorId, filter.booking_id, today)
        : null,
  };
}

/** Read at a time for a file, and held in memory. */
const CHUNK = 2_000;

/** The next of a file, the earliest first; fewer than asked for are the last. */
export async function bookingsAfter(
  db: Db,
  investorId: InvestorId,
  filter: BookingFilter,
  language: Language,
): Promise<{ bookings: BookingRow[]; next_cursor: string | null }> {
  const { rows } = await readBookings(db, investorId, {
    filter,
    language,
    order: 'earliest_first',
    rows: CHUNK,
    withFound: false,
  });
  return {
    bookings: rows,
    next_cursor: rows.length < CHUNK ? null : (rows.at(-1)?.booking_id ?? null),
  };
}

/** What a booking lacks in the contract does not leave; to leave it out here took 0.3 ms a page. */
const toBooking = (row: BookingRow): Booking => ({
  ...row,
  amount: { amount: row.amount, currency: row.currency },
  balance: { amount: row.balance, currency: row.currency },
});
