import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { id } from '../platform/postgres/columns';
import { investors } from './investors.table';

const instant = () => timestamp({ withTimezone: true });

export const sessions = pgTable('sessions', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  /** SHA-256 of the cookie's token, hex. */
  token_hash: text().notNull(),
  created_at: instant().notNull().defaultNow(),
  last_seen_at: instant().notNull().defaultNow(),
  expires_at: instant().notNull(),
  revoked_at: instant(),
  /** Browser and system, such as `Firefox, Windows`; null = neither is known. */
  device: text(),
  /** /24 of IPv4, /48 of IPv6. */
  ip_prefix: text(),
});
