import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day } from '../../platform/postgres/columns';

export const faqCategories = pgTable('faq_categories', {
  id: integer().primaryKey(),
  sort: integer().notNull(),
  icon: text().notNull(),
  title_de: text().notNull(),
  title_en: text().notNull(),
  description_de: text().notNull(),
  description_en: text().notNull(),
});

const wordsOf = (language: 'de' | 'en') =>
  sql.raw(
    `search_words(question_${language} || ' ' || regexp_replace(answer_${language}, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))`,
  );

export const faqItems = pgTable('faq_items', {
  id: integer().primaryKey(),
  category_id: integer()
    .notNull()
    .references(() => faqCategories.id),
  sort: integer().notNull(),
  question_de: text().notNull(),
  question_en: text().notNull(),
  /** HTML of the allow-list in content-html.ts. */
  answer_de: text().notNull(),
  answer_en: text().notNull(),
  reviewed_on: day().notNull(),
  /** Of question and answer, as they are looked for. */
  words_de: text().notNull().generatedAlwaysAs(wordsOf('de')),
  words_en: text().notNull().generatedAlwaysAs(wordsOf('en')),
});
