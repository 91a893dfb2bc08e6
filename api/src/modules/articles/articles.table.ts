import type { Topic } from '@manzil/shared/contract/articles/articles';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day } from '../../platform/postgres/columns';

export const articles = pgTable('articles', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  topic: text().$type<Topic>().notNull(),
  visibility: text({ enum: ['public', 'investor'] }).notNull(),
  reading_minutes: integer().notNull(),
  published_on: day().notNull(),
  reviewed_on: day().notNull(),
  next_review_on: day().notNull(),
  title_de: text().notNull(),
  title_en: text().notNull(),
  teaser_de: text().notNull(),
  teaser_en: text().notNull(),
  /** HTML of the allow-list in content-html.ts. */
  body_de: text().notNull(),
  body_en: text().notNull(),
  sources: jsonb().$type<{ label: string; url: string | null }[]>().notNull(),
  /** Of title and teaser, as they are looked for. */
  words_de: text().notNull().generatedAlwaysAs(sql`search_words(title_de || ' ' || teaser_de)`),
  words_en: text().notNull().generatedAlwaysAs(sql`search_words(title_en || ' ' || teaser_en)`),
});

export const courseModules = pgTable('course_modules', {
  id: integer().primaryKey(),
  sort: integer().notNull(),
  title_de: text().notNull(),
  title_en: text().notNull(),
});

export const courseLessons = pgTable('course_lessons', {
  article_id: integer()
    .primaryKey()
    .references(() => articles.id),
  module_id: integer()
    .notNull()
    .references(() => courseModules.id),
  position: integer().notNull(),
});
