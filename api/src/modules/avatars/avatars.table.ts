import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { id } from '../../platform/postgres/columns';

/** The present picture of an investor; its id names these very pixels. */
export const avatars = pgTable('avatars', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  file_key: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
