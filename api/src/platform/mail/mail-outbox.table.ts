import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from '../postgres/columns';

const instant = () => timestamp({ withTimezone: true });

export const mailOutbox = pgTable('mail_outbox', {
  id: id(),
  to_address: text().notNull(),
  language: text({ enum: ['de', 'en'] }).notNull(),
  template: text().notNull(),
  /** null once the mail was sent or given up. */
  values: jsonb(),
  created_at: instant().notNull().defaultNow(),
  expires_at: instant(),
  attempts: integer().notNull().default(0),
  next_attempt_at: instant().notNull().defaultNow(),
  sent_at: instant(),
  failed_at: instant(),
  failure: text({ enum: ['expired', 'refused', 'undelivered'] }),
});
