import { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { journals } from '../../../modules/bookings/ledger.table';
import * as cells from '../cells';
import { type Column, column, defineSheet } from '../sheet';

/** The ledger is append-only. */
const booked = <T>(cell: cells.Cell<T>, options: Omit<Column, 'cell'> = {}) =>
  column(cell, {
    into: null,
    ...options,
    fixed: 'what is booked stays: add a line that reverses it, and one with the right values',
  });

/** Each becomes a journal: what the owners of the unit gain or pay, against the company. */
export const bookingsSheet = defineSheet({
  name: 'bookings',
  noun: 'a booking',
  table: journals,
  columns: {
    unit: booked(cells.externalId, { refersTo: 'units' }),
    investor: booked(cells.optional(cells.externalId), { refersTo: 'investors' }),
    booked_on: booked(cells.day, { into: 'booked_on' }),
    value_date: booked(cells.day, { into: 'value_date' }),
    kind: booked(cells.oneOf(journals.kind.enumValues), { into: 'kind' }),
    category: booked(cells.oneOf(LedgerCategory)),
    amount_aed: booked(cells.amount),
    text_de: booked(cells.text(200), { into: 'text_de' }),
    text_en: booked(cells.text(200), { into: 'text_en' }),
    source: booked(cells.withDefault(cells.oneOf(journals.source.enumValues), 'manual'), {
      into: 'source',
    }),
    reverses: booked(cells.optional(cells.externalId), {
      into: 'reverses_id',
      refersTo: 'bookings',
    }),
  },
});
