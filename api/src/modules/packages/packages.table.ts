import { PACKAGE_CODES } from '@manzil/shared/domain/package-start';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bps, day, id, minor, timestamps } from '../../platform/postgres/columns';
import { units } from '../units/units.table';

/** What the service costs, of the yearly rent; the rows come with the migrations. */
export const packages = pgTable('packages', {
  code: text({ enum: PACKAGE_CODES }).primaryKey(),
  fee_bps: bps().notNull(),
  vat_bps: bps().notNull(),
});

/** What owners have ordered and on which terms, append-only. */
export const packageOrders = pgTable('package_orders', {
  /** Made up by the page that sends it. */
  id: uuid().primaryKey(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id),
  unit_id: uuid()
    .notNull()
    .references(() => units.id),
  /** As it was called then. */
  unit_label: text().notNull(),
  package_code: text({ enum: PACKAGE_CODES })
    .notNull()
    .references(() => packages.code),
  /** What the unit had before; null = nothing. */
  previous_code: text({ enum: PACKAGE_CODES }).references(() => packages.code),
  /** null = at handover. */
  starts_on: day(),
  fee_bps: bps().notNull(),
  vat_bps: bps().notNull(),
  /** A year's, by the tenancy of that day; null = there was none. */
  annual_rent_fils: minor(),
  fee_fils: minor(),
  vat_fils: minor(),
  /** Of the confirmation. */
  language: text({ enum: ['de', 'en'] }).notNull(),
  ordered_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Which package a unit has, had, and will have: on a day one, and one at most that has not begun. */
export const subscriptions = pgTable('subscriptions', {
  id: id(),
  unit_id: uuid()
    .notNull()
    .references(() => units.id),
  package_code: text({ enum: PACKAGE_CODES })
    .notNull()
    .references(() => packages.code),
  /** null = at handover: `units.handed_over_on`, once it is there. */
  starts_on: day(),
  /** Last day; null = until further notice. */
  ends_on: day(),
  /** Taken back before it began: it never counts. */
  cancelled_at: timestamp({ withTimezone: true }),
  /** null = set by an operator. */
  order_id: uuid().references(() => packageOrders.id),
  /** The sum over a unit's rows counts the changes of its package. */
  version: integer().notNull().default(1),
  ...timestamps(),
});
