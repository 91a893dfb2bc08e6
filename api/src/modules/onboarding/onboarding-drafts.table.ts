import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bytea, timestamps } from '../../platform/postgres/columns';

/** What stands in the fields of a step while somebody types, until it is recorded; the version goes on counting. */
export const onboardingDrafts = pgTable(
  'onboarding_drafts',
  {
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: 'cascade' }),
    step: text({ enum: ['person', 'residence'] }).notNull(),
    typed_sealed: bytea(),
    typed_key_id: text(),
    version: integer().notNull(),
    ...timestamps(),
  },
  ({ investor_id, step }) => [primaryKey({ columns: [investor_id, step] })],
);
