import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bps, day, id, timestamps } from '../../db/columns';
import { units } from '../units/units.table';

/** What the service costs, of the yearly rent; the rows come with the migrations. */
export const packages = pgTable('packages', {
  code: text({ enum: ['basic', 'premium'] }).primaryKey(),
  fee_bps: bps().notNull(),
  vat_bps: bps().notNull(),
});

/** Which package a unit has, and had. */
export const subscriptions = pgTable('subscriptions', {
  id: id(),
  unit_id: uuid()
    .notNull()
    .references(() => units.id),
  package_code: text({ enum: ['basic', 'premium'] })
    .notNull()
    .references(() => packages.code),
  starts_on: day().notNull(),
  /** Last day; null = until further notice. */
  ends_on: day(),
  cancelled_at: timestamp({ withTimezone: true }),
  ...timestamps(),
});
