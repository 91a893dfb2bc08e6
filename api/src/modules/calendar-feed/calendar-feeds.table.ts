import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';

export const calendarFeeds = pgTable('calendar_feeds', {
  investor_id: uuid()
    .primaryKey()
    .references(() => investors.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address, hex. */
  token_hash: text().notNull().unique(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
