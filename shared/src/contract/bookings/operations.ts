import type { Operation } from '../operation';
import { Balance, BalanceQuery } from './balance';
import { BookingFileQuery, BookingList, BookingListQuery } from './bookings';
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
  query: BookingFileQuery,
  answer: ['text/csv'],
} satisfies Operation;

export const downloadBookingWorkbook = {
  method: 'GET',
  path: '/bookings.xlsx',
  access: 'investor',
  query: BookingFileQuery,
  answer: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} satisfies Operation;

export const getBalance = {
  method: 'GET',
  path: '/bookings/balance',
  access: 'investor',
  query: BalanceQuery,
  answer: Balance,
} satisfies Operation;

export const listUnitResults = {
  method: 'GET',
  path: '/bookings/units',
  access: 'investor',
  query: UnitResultQuery,
  answer: UnitResultList,
} satisfies Operation;
