import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from './investors.table';

/** A visit lasts as long as any session of the investor lives. */
export const visits = pgTable('visits', {
  investor_id: uuid()
    .primaryKey()
    .references(() => investors.id, { onDelete: 'cascade' }),
  began_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The beginning of the visit before: what came while they looked elsewhere is not lost. Null: there was none. */
  previous_at: timestamp({ withTimezone: true }),
});
