import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, timestamps } from '../../db/columns';
import { investors } from '../auth/investors.table';

const investorId = () =>
  uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' });

/** The current one has no `valid_to`. */
export const addresses = pgTable('addresses', {
  id: id(),
  investor_id: investorId(),
  street: text().notNull(),
  house_no: text(),
  line2: text(),
  postal_code: text(),
  city: text().notNull(),
  /** ISO 3166-1 alpha-2 */
  country: text(),
  valid_from: day().notNull(),
  valid_to: day(),
  version: integer().notNull().default(1),
  ...timestamps(),
});

/** The current one is not `replaced`. */
export const bankAccounts = pgTable('bank_accounts', {
  id: id(),
  investor_id: investorId(),
  holder_name: text().notNull(),
  iban_country: text().notNull(),
  iban_last4: text().notNull(),
  bic: text(),
  bank_name: text(),
  currency: text({ enum: ['AED', 'EUR', 'USD', 'CHF', 'GBP'] }).notNull(),
  status: text({ enum: ['pending_verification', 'verified', 'rejected', 'replaced'] }).notNull(),
  version: integer().notNull().default(1),
  ...timestamps(),
});
