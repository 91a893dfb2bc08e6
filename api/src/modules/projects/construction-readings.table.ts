import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { properties } from './properties.table';

/** Up to when an investor has read the reports on a building. */
export const constructionReadings = pgTable(
  'construction_readings',
  {
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: 'cascade' }),
    property_id: integer()
      .notNull()
      .references(() => properties.id),
    read_until: timestamp({ withTimezone: true }).notNull(),
  },
  ({ investor_id, property_id }) => [primaryKey({ columns: [investor_id, property_id] })],
);
