import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { day, id } from '../../platform/postgres/columns';
import { constructionUpdates } from './construction-updates.table';

export const constructionPhotos = pgTable('construction_photos', {
  id: id(),
  update_id: uuid()
    .notNull()
    .references(() => constructionUpdates.id, { onDelete: 'cascade' }),
  file_key: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  taken_on: day(),
  caption_de: text(),
  caption_en: text(),
  alt_de: text().notNull(),
  alt_en: text().notNull(),
  /** Name of the place it was taken from; photos of one place lie over one another. */
  camera: text(),
  /** Place among the photos of its update, from 0. */
  sort: integer().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
