import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';

const instant = () => timestamp({ withTimezone: true });

/** At most one per investor: a new link takes the place of the one before. */
export const passwordLinks = pgTable('password_links', {
  investor_id: uuid()
    .primaryKey()
    .references(() => investors.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's token, hex. */
  token_hash: text().notNull(),
  expires_at: instant().notNull(),
  created_at: instant().notNull().defaultNow(),
});
