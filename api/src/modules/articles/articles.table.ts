import type { Topic } from '@manzil/shared/contract/articles/articles';
import type { Language } from '@manzil/shared/contract/values';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day } from '../../platform/postgres/columns';

const withBody = (language: Language) =>
  sql.raw(
    `search_words(title_${language} || ' ' || teaser_${language} || ' ' || regexp_replace(body_${language}, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))`,
  );

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
  /** Of title and teaser, as they are looked for; below with the body. */
  words_de: text().notNull().generatedAlwaysAs(sql`search_words(title_de || ' ' || teaser_de)`),
  words_en: text().notNull().generatedAlwaysAs(sql`search_words(title_en || ' ' || teaser_en)`),
  text_words_de: text().notNull().generatedAlwaysAs(withBody('de')),
  text_words_en: text().notNull().generatedAlwaysAs(withBody('en')),
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
