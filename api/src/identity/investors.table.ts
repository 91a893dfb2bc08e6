import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, timestamps } from '../platform/postgres/columns';

export const investors = pgTable('investors', {
  id: id(),
  investor_no: text().notNull(),
  /** Lower case. */
  email: text().notNull(),
  password_hash: text().notNull(),
  salutation: text({ enum: ['ms', 'mr'] }),
  first_name: text().notNull(),
  last_name: text().notNull(),
  date_of_birth: day(),
  /** ISO 3166-1 alpha-2 */
  nationality: text(),
  phone_e164: text(),
  investor_type: text({ enum: ['person', 'company'] }),
  company_name: text(),
  company_registration: text(),
  /** Politically exposed, or close to somebody who is; null = not asked yet. */
  pep: boolean(),
  avatar_path: text(),
  locale: text({ enum: ['de', 'en'] })
    .notNull()
    .default('de'),
  /** Number of completed steps, 4 = done. */
  onboarding_step: smallint().notNull().default(0),
  status: text({ enum: ['invited', 'active', 'locked', 'closed'] })
    .notNull()
    .default('active'),
  /** Of an account that was erased while books have to be kept: the last day on which name and address are. */
  retained_until: day(),
  /** Of the personal data and tax residencies. */
  version: integer().notNull().default(1),
  ...timestamps(),
});
