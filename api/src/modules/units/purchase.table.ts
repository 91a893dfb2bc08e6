import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bps, day, id, minor, timestamps } from '../../platform/postgres/columns';
import { units } from './units.table';

const unitId = () =>
  uuid()
    .notNull()
    .references(() => units.id);

export const paymentPlans = pgTable('payment_plans', {
  id: id(),
  unit_id: unitId(),
  total_fils: minor().notNull(),
  version: integer().notNull().default(1),
  ...timestamps(),
});

export const instalments = pgTable('instalments', {
  id: id(),
  plan_id: uuid()
    .notNull()
    .references(() => paymentPlans.id),
  seq: integer().notNull(),
  label_de: text().notNull(),
  label_en: text().notNull(),
  trigger: text({ enum: ['date', 'construction_pct', 'handover', 'post_handover'] }).notNull(),
  trigger_bps: bps(),
  /** Binding; null until the trigger has been reached. */
  due_on: day(),
  /** Forecast of `due_on`. */
  expected_on: day(),
  share_bps: bps().notNull(),
  amount_fils: minor().notNull(),
  paid_on: day(),
  /** Of the proof of payment that is in review; by a trigger of `documents`. */
  proof_submitted_on: day(),
  /** The accepted proof by which it became paid. */
  receipt_document_id: uuid(),
  version: integer().notNull().default(1),
  ...timestamps(),
});

/** At most one open case per unit. */
export const handoverCases = pgTable('handover_cases', {
  id: id(),
  unit_id: unitId(),
  opened_on: day().notNull(),
  deadline_on: day(),
  closed_on: day(),
  steps: integer().notNull().default(10),
  steps_done: integer().notNull().default(0),
  version: integer().notNull().default(1),
  ...timestamps(),
});
