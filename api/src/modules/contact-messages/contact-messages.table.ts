import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What strangers write to the team. Removed after a year (contact-messages.retention.ts). */
export const contactMessages = pgTable('contact_messages', {
  /** Made up by the page that sends it. */
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  /** Of the answer. */
  language: text({ enum: ['de', 'en'] }).notNull(),
  /** false: neither team nor sender got a mail, as it looked like a machine's or came in a flood. */
  mailed: boolean().notNull(),
  received_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
