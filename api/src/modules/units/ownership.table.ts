import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bps, day, id, minor, timestamps } from '../../platform/postgres/columns';
import { units } from './units.table';

const unitId = () =>
  uuid()
    .notNull()
    .references(() => units.id);

/** The shares of a unit sum to 10000 on every day it has owners (deferred trigger). */
export const unitOwnerships = pgTable('unit_ownerships', {
  id: id(),
  unit_id: unitId(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id),
  share_bps: bps().notNull(),
  owned_from: day().notNull(),
  /** Last day of ownership. */
  owned_to: day(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const acquisitions = pgTable('acquisitions', {
  id: id(),
  unit_id: unitId(),
  purchased_on: day().notNull(),
  purchase_price_fils: minor().notNull(),
  dld_fee_fils: minor().notNull(),
  dld_fee_bps: bps().notNull(),
  other_cost_fils: minor().notNull().default(0),
  version: integer().notNull().default(1),
  ...timestamps(),
});
