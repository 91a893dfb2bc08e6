import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { id } from '../../platform/postgres/columns';

export const erasureRequests = pgTable('erasure_requests', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  requested_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Carried out, refused or taken back. */
  closed_at: timestamp({ withTimezone: true }),
});
