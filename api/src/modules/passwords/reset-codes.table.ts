import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The code of every browser that asked for one, for addresses with and without an account. */
export const resetCodes = pgTable('reset_codes', {
  /** SHA-256 of the flow cookie's token, hex. */
  flow_hash: text().primaryKey(),
  /** Keyed hash of the address. */
  account_key: text().notNull(),
  /** null = no account. */
  investor_id: uuid(),
  /** Whether the account was signed in before in this browser. */
  known_browser: boolean().notNull(),
  /** Keyed hash of flow and code. */
  code_hash: text().notNull(),
  attempts: smallint().notNull().default(0),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
