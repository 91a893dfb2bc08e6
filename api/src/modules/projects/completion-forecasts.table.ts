import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { day } from '../../platform/postgres/columns';
import { properties } from './properties.table';

/** Written by the database whenever `properties.forecast_completion_on` changes. */
export const completionForecasts = pgTable(
  'completion_forecasts',
  {
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    announced_on: day().notNull(),
    forecast_on: day().notNull(),
  },
  ({ property_id, announced_on }) => [primaryKey({ columns: [property_id, announced_on] })],
);
