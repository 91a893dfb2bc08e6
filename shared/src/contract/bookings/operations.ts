import type { Operation } from '../operation';
import { Balance } from './balance';
import { BookingList, BookingListQuery, BookingsCsvQuery } from './bookings';
import { UnitResultList, UnitResultQuery } from './unit-results';

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

export const getBalance = {
  method: 'GET',
  path: '/bookings/balance',
  access: 'investor',
  answer: Balance,
} satisfies Operation;

export const listUnitResults = {
  method: 'GET',
  path: '/bookings/units',
  access: 'investor',
  query: UnitResultQuery,
  answer: UnitResultList,
} satisfies Operation;
