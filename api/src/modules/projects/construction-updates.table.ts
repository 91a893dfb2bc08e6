import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bps, day, id, timestamps } from '../../platform/postgres/columns';
import { properties } from './properties.table';

export const constructionUpdates = pgTable('construction_updates', {
  id: id(),
  property_id: integer()
    .notNull()
    .references(() => properties.id),
  published_on: day().notNull(),
  title_de: text().notNull(),
  title_en: text().notNull(),
  /** Sanitised HTML. */
  body_de: text().notNull(),
  body_en: text().notNull(),
  source: text({ enum: ['developer', 'dld', 'site_visit'] }).notNull(),
  progress_bps: bps().notNull(),
  floors_built: integer(),
  facade_floors: integer(),
  ...timestamps(),
});
