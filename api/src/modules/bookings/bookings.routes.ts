import type { BookingListQuery } from '@manzil/shared/contract/bookings/bookings';
import * as operation from '@manzil/shared/contract/bookings/operations';
import { asInvestor, investorLanguage } from '../../identity/guard';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { type BookingFilter, listBookings } from './bookings.repository';
import { bookingsCsv } from './bookings-csv';
import { daysOfMonth } from './month';
import { findYearBookings } from './year-bookings.repository';

export const bookingRoutes: Module = (app) => {
  route(app, operation.listBookings, { summary: 'Bookings, latest first' }, async (request) => {
    const language = await investorLanguage(request);
    return asInvestor(request, (db, me) => listBookings(db, me, filterOf(request.query), language));
  });

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
      const name = language === 'de' ? 'buchungen' : 'bookings';
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-${year}.csv"`)
        .send(bookingsCsv(bookings, language));
    },
  );
};

function filterOf({ unit_id, year, month, category, cursor }: BookingListQuery): BookingFilter {
  return {
    unitId: unit_id ?? null,
    category: category ?? null,
    ...daysOf(year, month),
    cursor: cursor ?? null,
  };
}

function daysOf(year: number | undefined, month: number | undefined) {
  if (year === undefined) return { from: null, to: null };
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  return daysOfMonth(`${year}-${String(month).padStart(2, '0')}`);
}
