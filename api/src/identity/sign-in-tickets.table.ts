import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from './investors.table';

/** Whose password was right, and whose code is still missing. */
export const signInTickets = pgTable('sign_in_tickets', {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: text().primaryKey(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});
