import { BookingList, BookingListQuery, BookingsCsvQuery } from '../ledger';
import type { Operation } from '../operation';

export const listBookings = {
  method: 'GET',
  path: '/bookings',
  access: 'investor',
  query: BookingListQuery,
  answer: BookingList,
} satisfies Operation;

export const downloadBookings = {
  method: 'GET',
  path: '/bookings.csv',
  access: 'investor',
  query: BookingsCsvQuery,
  answer: ['text/csv'],
} satisfies Operation;
