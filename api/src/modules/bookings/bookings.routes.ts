import type { BookingFileQuery, BookingListQuery } from '@manzil/shared/contract/bookings/bookings';
import * as operation from '@manzil/shared/contract/bookings/operations';
import type { Language } from '@manzil/shared/contract/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asInvestor, investorLanguage } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import type { Module } from '../../platform/http/module';
import { type RequestOf, route } from '../../platform/http/route';
import { type SheetFormat, sendSheet } from '../../platform/sheets/send-sheet';
import { started } from '../../platform/sheets/sheet';
import { dashboardPeriod } from '../dashboard/dashboard-period';
import { findBalance } from './balance.repository';
import type { BookingFilter } from './booking-conditions.repository';
import { bookingsAfter, listBookings } from './bookings.repository';
import { BOOKINGS_SHEET } from './bookings-sheet';
import { daysOfMonth } from './month';
import { listUnitResults } from './unit-results.repository';

type FileRequest = RequestOf<typeof operation.downloadBookings>;

export const bookingRoutes: Module = (app, dependencies) => {
  route(app, operation.listBookings, { summary: 'Bookings, latest first' }, async (request) => {
    const language = await investorLanguage(request);
    const today = dubaiToday(dependencies);
    return asInvestor(request, (db, me) =>
      listBookings(db, me, filterOf(request.query), language, today),
    );
  });

  route(app, operation.getBalance, { summary: 'What is held for the investor' }, (request) => {
    const today = dubaiToday(dependencies);
    const { from } = dashboardPeriod(request.query.period ?? 'all', today);
    return asInvestor(request, (db, me) => findBalance(db, me, { today, from }));
  });

  route(
    app,
    operation.listUnitResults,
    { summary: 'Rent, costs and net by unit' },
    async (request) => {
      const today = dubaiToday(dependencies);
      const { from = null, to = today, sort = 'unit', page = 1 } = request.query;
      return asInvestor(request, (db, me) =>
        listUnitResults(db, me, { from, to, sort, page, today }),
      );
    },
  );

  const file = (format: SheetFormat) => async (request: FileRequest, reply: FastifyReply) => {
    const { language: _, numbers, ...choice } = request.query;
    const language = await investorLanguage(request);
    const rows = await started(bookingsOfFile(request, choice, language));
    return sendSheet(reply, format, BOOKINGS_SHEET, rows, language, numbers);
  };
  route(app, operation.downloadBookings, { summary: 'The bookings found, as CSV' }, file('csv'));
  route(
    app,
    operation.downloadBookingWorkbook,
    { summary: 'The bookings found, as XLSX' },
    file('xlsx'),
  );
};

type Choice = Omit<BookingFileQuery, 'language' | 'numbers'>;

/** A chunk of bookings at a time, so that a file takes no more memory than one of them. */
async function* bookingsOfFile(request: FastifyRequest, choice: Choice, language: Language) {
  const read = (cursor?: string) =>
    asInvestor(request, (db, me) =>
      bookingsAfter(db, me, filterOf({ ...choice, cursor }), language),
    );
  for (let chunk = await read(); ; chunk = await read(chunk.next_cursor)) {
    yield* chunk.bookings;
    if (!chunk.next_cursor) return;
  }
}

function filterOf({ year, month, cursor, ...query }: BookingListQuery): BookingFilter {
  return { ...query, days: daysOf(year, month), cursor: cursor ?? null };
}

function daysOf(year: number | undefined, month: number | undefined) {
  if (year === undefined) return null;
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  return daysOfMonth(`${year}-${String(month).padStart(2, '0')}`);
}
