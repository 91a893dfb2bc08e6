import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { day, id, timestamps } from '../../platform/postgres/columns';

/** The current one has no `valid_to`. */
export const addresses = pgTable('addresses', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
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
