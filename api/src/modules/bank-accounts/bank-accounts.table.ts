import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bytea, id, timestamps } from '../../platform/postgres/columns';

/** The current one is not `replaced`. */
export const bankAccounts = pgTable('bank_accounts', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  holder_name: text().notNull(),
  iban_country: text().notNull(),
  iban_last4: text().notNull(),
  /** By the cipher of the app's dependencies, at the place `ibanPlace`; accounts from before have none. */
  iban_sealed: bytea(),
  iban_key_id: text(),
  bic: text(),
  bank_name: text(),
  currency: text({ enum: ['AED', 'EUR', 'USD', 'CHF', 'GBP'] }).notNull(),
  status: text({ enum: ['pending_verification', 'verified', 'rejected', 'replaced'] }).notNull(),
  /** No payout goes there before. */
  usable_from: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Operator who looked at it, where the holder was not plainly the investor. */
  reviewed_by: text(),
  reviewed_at: timestamp({ withTimezone: true }),
  /** Since when it is known to be the investor's. By a trigger, as `replaced_at`. */
  confirmed_at: timestamp({ withTimezone: true }),
  replaced_at: timestamp({ withTimezone: true }),
  /** Taken back before it was used, not replaced by another. */
  withdrawn: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  ...timestamps(),
});
