import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';

/** Proof of every decision, append-only; the latest row of a purpose holds. */
export const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  investor_id: uuid().references(() => investors.id, { onDelete: 'cascade' }),
  /** A visitor's browser; set where `investor_id` is not. */
  anon_id: uuid(),
  purpose: text({
    enum: ['terms', 'privacy', 'analytics', 'replay', 'marketing', 'whatsapp'],
  }).notNull(),
  /** Of the text that was shown. */
  version: text().notNull(),
  granted: boolean().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
