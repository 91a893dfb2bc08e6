import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bps, day, id, minor } from '../../platform/postgres/columns';
import { units } from '../units/units.table';

/** Append-only, as its lines: a correction is a further statement that supersedes. */
export const statements = pgTable('statements', {
  id: id(),
  /** `MZ-2026-000123`: without gaps in the year of its publication. */
  no: text().notNull(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id),
  period_from: day().notNull(),
  period_to: day().notNull(),
  currency: text({ enum: ['AED', 'EUR'] }).notNull(),
  opening_minor: minor().notNull(),
  income_minor: minor().notNull(),
  expense_minor: minor().notNull(),
  fee_minor: minor().notNull(),
  vat_minor: minor().notNull(),
  reserve_delta_minor: minor().notNull(),
  other_minor: minor().notNull(),
  payout_minor: minor().notNull(),
  closing_minor: minor().notNull(),
  language: text({ enum: ['de', 'en'] }).notNull(),
  iban_country: text(),
  iban_last4: text(),
  pdf_key: text().notNull(),
  /** Of the PDF before it is encrypted, in hexadecimal. */
  sha256: text().notNull(),
  published_at: timestamp({ withTimezone: true }).notNull(),
  supersedes_id: uuid(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** A unit's bookings of one category, with names and share as they were. */
export const statementLines = pgTable(
  'statement_lines',
  {
    statement_id: uuid()
      .notNull()
      .references(() => statements.id),
    position: integer().notNull(),
    unit_id: uuid().references(() => units.id),
    property_name: text(),
    unit_no: text(),
    share_bps: bps(),
    category: text().$type<LedgerCategory>().notNull(),
    bookings: integer().notNull(),
    first_on: day().notNull(),
    last_on: day().notNull(),
    text_de: text(),
    text_en: text(),
    amount_minor: minor().notNull(),
  },
  (line) => [primaryKey({ columns: [line.statement_id, line.position] })],
);

export const statementNumbers = pgTable('statement_numbers', {
  year: integer().primaryKey(),
  last_no: integer().notNull(),
});
