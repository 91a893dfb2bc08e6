import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from './investors.table';

/** A passkey has confirmed who is signed in: stands for the password, once. */
export const identityConfirmations = pgTable(
  'identity_confirmations',
  {
    /** SHA-256 of the token that the page holds, hex. */
    token_hash: text().primaryKey(),
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  ({ investor_id, expires_at }) => [index().on(investor_id), index().on(expires_at)],
);
