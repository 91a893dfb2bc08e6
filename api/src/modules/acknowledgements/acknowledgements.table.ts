import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { id } from '../../platform/postgres/columns';
import { declarations } from '../declarations/declarations.table';
import { packageOrders } from '../packages/packages.table';

/** What the office has taken note of and acted on; one of the three is named. */
export const acknowledgements = pgTable('acknowledgements', {
  id: id(),
  order_id: uuid().references(() => packageOrders.id),
  declaration_id: uuid().references(() => declarations.id, { onDelete: 'cascade' }),
  /** That they are politically exposed. */
  investor_id: uuid().references(() => investors.id, { onDelete: 'cascade' }),
  acknowledged_by: text().notNull(),
  acknowledged_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
