import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Cancellations and withdrawals as they were received, append-only. */
export const declarations = pgTable('declarations', {
  /** Made up by the page that sends it. */
  id: uuid().primaryKey(),
  kind: text({ enum: ['cancellation', 'withdrawal'] }).notNull(),
  name: text().notNull(),
  email: text().notNull(),
  contract: text().notNull(),
  /** Of cancellations only, as are `reason` and `ends_on`. */
  notice: text({ enum: ['ordinary', 'extraordinary'] }),
  reason: text(),
  /** null = as early as possible. */
  ends_on: date({ mode: 'string' }),
  language: text({ enum: ['de', 'en'] }).notNull(),
  /** false: too many came in for this address, so the receipt was on the page alone. */
  receipt_mailed: boolean().notNull().default(true),
  received_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
