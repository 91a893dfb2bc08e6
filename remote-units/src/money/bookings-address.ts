import type { BookingListQuery } from '@manzil/shared/contract/bookings/bookings';
import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import { today } from '../today';

type Wanted = Partial<Record<keyof BookingListQuery, string>>;

/** Of the bookings that a figure is the sum of. */
export function bookingsAddress(wanted: Wanted): string {
  return `/financials/bookings?${new URLSearchParams(wanted)}`;
}

/** The days of a month that have come. @param month `YYYY-MM` */
export function daysSoFar(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const [to = from] = [addDays(addMonths(from, 1), -1), today()].sort();
  return { from, to };
}
