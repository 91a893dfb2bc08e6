import type { BookingListQuery } from '@manzil/shared/contract/bookings/bookings';
import * as operation from '@manzil/shared/contract/bookings/operations';
import { asInvestor, investorLanguage } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { sendSheet } from '../../platform/sheets/send-sheet';
import { findBalance } from './balance.repository';
import type { BookingFilter } from './booking-conditions.repository';
import { listBookings } from './bookings.repository';
import { bookingsSheet } from './bookings-sheet';
import { daysOfMonth } from './month';
import { listUnitResults } from './unit-results.repository';
import { findYearBookings } from './year-bookings.repository';

export const bookingRoutes: Module = (app, dependencies) => {
  route(app, operation.listBookings, { summary: 'Bookings, latest first' }, async (request) => {
    const language = await investorLanguage(request);
    return asInvestor(request, (db, me) => listBookings(db, me, filterOf(request.query), language));
  });

  route(app, operation.getBalance, { summary: 'What is held for the investor' }, (request) =>
    asInvestor(request, (db, me) => findBalance(db, me, dubaiToday(dependencies))),
  );

  route(
    app,
    operation.listUnitResults,
    { summary: 'Rent, costs and net by unit' },
    async (request) => {
      const { from = null, to = dubaiToday(dependencies), sort = 'unit', page = 1 } = request.query;
      return asInvestor(request, (db, me) => listUnitResults(db, me, { from, to, sort, page }));
    },
  );

  route(
    app,
    operation.downloadBookings,
    { summary: 'The bookings of a year, as CSV' },
    async (request, reply) => {
      const { year, unit_id = null } = request.query;
      const language = await investorLanguage(request);
      const bookings = await asInvestor(request, (db, me) =>
        findYearBookings(db, me, year, unit_id, language),
      );
      return sendSheet(reply, 'csv', bookingsSheet(year), bookings, language);
    },
  );
};

function filterOf({ year, month, cursor, ...query }: BookingListQuery): BookingFilter {
  return { ...query, days: daysOf(year, month), cursor: cursor ?? null };
}

function daysOf(year: number | undefined, month: number | undefined) {
  if (year === undefined) return null;
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  return daysOfMonth(`${year}-${String(month).padStart(2, '0')}`);
}
