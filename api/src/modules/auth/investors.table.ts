import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from '../../db/columns';

export const investors = pgTable('investors', {
  id: id(),
  investor_no: text().notNull(),
  /** Lower case. */
  email: text().notNull(),
  password_hash: text().notNull(),
  salutation: text(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  phone_e164: text(),
  avatar_path: text(),
  locale: text({ enum: ['de', 'en'] })
    .notNull()
    .default('de'),
  /** Number of completed steps, 4 = done. */
  onboarding_step: smallint().notNull().default(0),
  status: text({ enum: ['invited', 'active', 'locked', 'closed'] })
    .notNull()
    .default('active'),
  ...timestamps(),
});
