import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, day, id, timestamps } from '../../db/columns';
import { investors } from '../auth/investors.table';

const investorId = () =>
  uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' });

/** The current one has no `valid_to`. */
export const addresses = pgTable('addresses', {
  id: id(),
  investor_id: investorId(),
  street: text().notNull(),
  house_no: text(),
  line2: text(),
  postal_code: text(),
  city: text().notNull(),
  state: text(),
  /** ISO 3166-1 alpha-2 */
  country: text(),
  valid_from: day().notNull(),
  valid_to: day(),
  version: integer().notNull().default(1),
  ...timestamps(),
});

/** The current ones have no `valid_to`. */
export const taxResidencies = pgTable('tax_residencies', {
  id: id(),
  investor_id: investorId(),
  /** ISO 3166-1 alpha-2 */
  country: text().notNull(),
  tax_id_sealed: bytea(),
  tax_id_key_id: text(),
  valid_from: day().notNull(),
  valid_to: day(),
  ...timestamps(),
});

/** What stands in the fields of a step while somebody types, until it is recorded; the version goes on counting. */
export const onboardingDrafts = pgTable(
  'onboarding_drafts',
  {
    investor_id: investorId(),
    step: text({ enum: ['person', 'residence'] }).notNull(),
    typed_sealed: bytea(),
    typed_key_id: text(),
    version: integer().notNull(),
    ...timestamps(),
  },
  ({ investor_id, step }) => [primaryKey({ columns: [investor_id, step] })],
);

export const erasureRequests = pgTable('erasure_requests', {
  id: id(),
  investor_id: investorId(),
  requested_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Carried out, refused or taken back. */
  closed_at: timestamp({ withTimezone: true }),
});
