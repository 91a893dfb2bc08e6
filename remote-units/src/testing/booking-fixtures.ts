import type { Booking, BookingList } from '@manzil/shared/contract/bookings/bookings';
import { aed, unitId } from './unit-fixtures';

export const aBooking = (n: number, changes: Partial<Booking> = {}): Booking => ({
  booking_id: `2026-10-0${n}_00000000-0000-4000-9000-00000000000${n}_1`,
  on: `2026-10-0${n}`,
  unit: { unit_id: unitId(1), property_name: 'Marina Walk Tower', unit_no: '2304' },
  category: 'service_charge',
  text: '4. Quartal',
  amount: aed(-3_850),
  balance: aed(24_519),
  document_id: null,
  corrects: null,
  corrected_by: null,
  question: null,
  ...changes,
});

export const aList = (items: Booking[], changes: Partial<BookingList> = {}): BookingList => ({
  items,
  page_size: 50,
  has_more: false,
  next_cursor: null,
  found: null,
  leads: null,
  ...changes,
});
