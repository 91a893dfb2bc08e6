import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bytea, day, id, timestamps } from '../../platform/postgres/columns';

/** The current ones have no `valid_to`. */
export const taxResidencies = pgTable('tax_residencies', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  /** ISO 3166-1 alpha-2 */
  country: text().notNull(),
  tax_id_sealed: bytea(),
  tax_id_key_id: text(),
  valid_from: day().notNull(),
  valid_to: day(),
  ...timestamps(),
});
