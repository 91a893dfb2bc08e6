import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const closedAreas = pgTable('closed_areas', {
  /** As the navigation links to it, `/financials`; everything below belongs to it. */
  path: text().primaryKey(),
  /** Whether its entry is shown, dimmed. */
  visible: boolean().notNull(),
  reason_de: text().notNull(),
  reason_en: text().notNull(),
  closed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
