import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, timestamps } from '../../platform/postgres/columns';
import { properties } from '../projects/properties.table';

/** Bank and last four digits are the property's, too: where they differ, nobody is shown an account. */
export const escrowAccounts = pgTable('escrow_accounts', {
  property_id: integer()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** As the bank has it. */
  holder_name: text().notNull(),
  iban_country: text().notNull(),
  iban_last4: text().notNull(),
  /** By the cipher of the app's dependencies, at the place `escrowIbanPlace`. */
  iban_sealed: bytea().notNull(),
  iban_key_id: text().notNull(),
  /** Operator. */
  entered_by: text().notNull(),
  version: integer().notNull().default(1),
  ...timestamps(),
});
