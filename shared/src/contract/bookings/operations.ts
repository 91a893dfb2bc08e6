import type { Operation } from '../operation';
import { BookingList, BookingListQuery, BookingsCsvQuery } from './bookings';

export const about = 'What came in and went out for the units of an investor.';

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
