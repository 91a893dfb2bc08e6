import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { TaxGroup } from '@manzil/shared/domain/tax-group';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { day, id, minor } from '../../platform/postgres/columns';
import { documents } from '../documents/documents.table';
import { rentCheques } from '../units/tenancies.table';
import { units } from '../units/units.table';

const currency = () => text({ enum: ['AED', 'EUR'] }).notNull();
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: id(),
  owner_scope: text({ enum: ['investor', 'deposit', 'reserve', 'company'] }).notNull(),
  investor_id: uuid().references(() => investors.id),
  unit_id: uuid().references(() => units.id),
  currency: currency(),
  created_at: createdAt(),
});

/** Append-only, as its lines: mistakes are reversed. Ids ascend with time, so bookings of a day keep their order. */
export const journals = pgTable('journals', {
  id: id(),
  booked_on: day().notNull(),
  value_date: day().notNull(),
  kind: text({
    enum: [
      'rent',
      'fee',
      'service_charge',
      'maintenance',
      'insurance',
      'payout',
      'contribution',
      'correction',
    ],
  }).notNull(),
  text_de: text().notNull(),
  text_en: text().notNull(),
  source: text({ enum: ['bank', 'invoice', 'manual'] }).notNull(),
  reverses_id: uuid(),
  /** The cheque whose rent it books. */
  cheque_id: uuid().references(() => rentCheques.id),
  created_at: createdAt(),
});

/** They sum to zero per currency (deferred trigger); an investor's are refused in a month that is closed. */
export const journalLines = pgTable(
  'journal_lines',
  {
    journal_id: uuid().notNull(),
    line_no: integer().notNull(),
    account_id: uuid().notNull(),
    /** The journal's. */
    value_date: day().notNull(),
    /** Positive where the account's owner gains. */
    amount_minor: minor().notNull(),
    currency: currency(),
    category: text().$type<LedgerCategory>().notNull(),
    /** The receipt, a document of the account's owner. */
    document_id: uuid().references(() => documents.id),
    /** Where it is not the category's usual one. */
    tax_group: text({ enum: TaxGroup }),
  },
  (line) => [primaryKey({ columns: [line.journal_id, line.line_no] })],
);

/** How far an investor's books are closed; its row is the lock that a publication and bookings share. */
export const ledgerClosings = pgTable(
  'ledger_closings',
  {
    investor_id: uuid()
      .notNull()
      .references(() => investors.id),
    currency: currency(),
    /** Last day of the newest month with a statement. */
    closed_through: day(),
  },
  (closing) => [primaryKey({ columns: [closing.investor_id, closing.currency] })],
);
