import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';

/** What an authenticator has to sign: once, and for a few minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the cookie's token, hex. */
    token_hash: text().notNull(),
    challenge: text().notNull(),
    purpose: text().$type<'sign-in' | 'add' | 'confirm'>(),
    /** Null = a sign-in. */
    investor_id: uuid().references(() => investors.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.token_hash, table.challenge] })],
);
