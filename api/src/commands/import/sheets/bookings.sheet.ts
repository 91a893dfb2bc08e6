import { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { TaxGroup } from '@manzil/shared/domain/tax-group';
import { journals } from '../../../modules/bookings/ledger.table';
import * as cells from '../cells';
import { type Column, column, defineSheet, type Fault, type Values } from '../sheet';

/** The ledger is append-only. */
const booked = <T>(cell: cells.Cell<T>, options: Omit<Column, 'cell'> = {}) =>
  column(cell, {
    into: null,
    ...options,
    fixed: 'what is booked stays: add a line that reverses it, and one with the right values',
  });

/** Kinds of which an investor may have bookings that belong to none of their units. */
const WITHOUT_UNIT: readonly string[] = ['payout', 'contribution', 'correction', 'fee'];

const columns = {
  unit: booked(cells.optional(cells.externalId), { refersTo: 'units' }),
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
  cheque: booked(cells.optional(cells.externalId), { into: 'cheque_id', refersTo: 'cheques' }),
  tax_group: booked(cells.optional(cells.oneOf(TaxGroup))),
};

type Booking = Values<typeof columns>;

/** Each becomes a journal: what an investor, or the owners of the unit, gain or pay, against the company. */
export const bookingsSheet = defineSheet({
  name: 'bookings',
  noun: 'a booking',
  table: journals,
  columns,
  check: (booking) => [...unitFaults(booking), ...chequeFaults(booking)],
});

function unitFaults({ unit, investor, reverses, kind }: Booking): Fault[] {
  if (unit !== null) return [];
  if (!WITHOUT_UNIT.includes(kind))
    return [{ column: 'unit', reason: `is empty, though ${kind} is that of a unit` }];
  if (investor !== null || reverses !== null) return [];
  return [{ column: 'unit', reason: 'is empty, though the line names no investor' }];
}

function chequeFaults({ cheque, category, reverses }: Booking): Fault[] {
  if (cheque === null) return [];
  if (category !== 'rent') return [{ column: 'cheque', reason: `goes with rent, not ${category}` }];
  if (reverses === null) return [];
  return [{ column: 'cheque', reason: 'goes with the rent, not with what reverses it' }];
}
