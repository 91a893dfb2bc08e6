import {
  bookingMessages,
  bookingQuestions,
} from '../../modules/booking-questions/booking-questions.table';
import { journalLines, journals, ledgerAccounts } from '../../modules/bookings/ledger.table';
import { fxRates } from '../../modules/fx-rates/fx-rates.table';
import type { Db } from '../../platform/postgres/connect';
import { insertRows } from '../../platform/postgres/insert-rows';
import { enteredOn } from './entered-on';

export type BookingRows = {
  accounts: (typeof ledgerAccounts.$inferInsert)[];
  journals: (typeof journals.$inferInsert)[];
  lines: (typeof journalLines.$inferInsert)[];
  fxRates: (typeof fxRates.$inferInsert)[];
  questions: (typeof bookingQuestions.$inferInsert)[];
  messages: (typeof bookingMessages.$inferInsert)[];
};

export const noBookingRows = (): BookingRows => ({
  accounts: [],
  journals: [],
  lines: [],
  fxRates: [],
  questions: [],
  messages: [],
});

export async function storeBookingRows(db: Db, rows: BookingRows): Promise<void> {
  await insertRows(db, ledgerAccounts, rows.accounts);
  await insertRows(db, journals, rows.journals.map(enteredOn(({ booked_on }) => booked_on)));
  await insertRows(db, journalLines, rows.lines);
  await insertRows(db, fxRates, rows.fxRates);
  await insertRows(db, bookingQuestions, rows.questions);
  await insertRows(db, bookingMessages, rows.messages);
}
