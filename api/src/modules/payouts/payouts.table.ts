import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { day, id, minor, timestamps } from '../../platform/postgres/columns';
import { bankAccounts } from '../bank-accounts/bank-accounts.table';
import { journals } from '../bookings/ledger.table';
import { rate } from '../fx-rates/fx-rates.table';

/** An order to the bank. What it has settled is kept as it was (trigger): rate, fee and credited amount. */
export const payouts = pgTable('payouts', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id),
  bank_account_id: uuid().references(() => bankAccounts.id),
  statement_id: uuid(),
  /** The payout in the ledger; one that failed may have none. */
  journal_id: uuid().references(() => journals.id),
  ordered_on: day().notNull(),
  gross_minor: minor().notNull(),
  currency: text({ enum: ['AED', 'EUR'] }).notNull(),
  /** Kept by the bank before it converts, in the currency of the gross amount. */
  bank_fee_minor: minor().notNull().default(0),
  /** The bank's, as it settled; null where nothing was converted, or not yet. */
  fx_rate: rate(),
  fx_source: text({ enum: ['ecb_usd_peg', 'bank', 'manual'] }),
  fx_as_of: day(),
  credited_minor: minor(),
  credited_currency: text({ enum: ['AED', 'EUR'] }).notNull(),
  status: text({ enum: ['scheduled', 'processing', 'paid', 'failed', 'returned'] }).notNull(),
  value_date: day(),
  bank_reference: text(),
  failure_reason: text({ enum: ['account_closed', 'name_mismatch', 'bank_refused', 'other'] }),
  /** Of the same investor: the one that did not arrive, whose money this one transfers again, alone or with more. */
  repeats_id: uuid(),
  ...timestamps(),
});
