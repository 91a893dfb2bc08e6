import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The newest code of every e-mail address that somebody named, with or without an account. */
export const passwordResets = pgTable('password_resets', {
  /** Keyed hash of the address. */
  account_key: text().primaryKey(),
  /** null = no account. */
  investor_id: uuid(),
  /** SHA-256 of the flow cookie's token, hex. */
  flow_hash: text().notNull(),
  /** Keyed hash of flow and code. */
  code_hash: text().notNull(),
  attempts: smallint().notNull().default(0),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
