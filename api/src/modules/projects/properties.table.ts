import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, timestamps } from '../../platform/postgres/columns';

export const properties = pgTable('properties', {
  id: integer().primaryKey(),
  name: text().notNull(),
  developer: text().notNull(),
  community: text().notNull(),
  emirate: text({
    enum: ['dubai', 'abu_dhabi', 'sharjah', 'ajman', 'umm_al_quwain', 'ras_al_khaimah', 'fujairah'],
  }).notNull(),
  dld_project_no: text(),
  escrow_bank_name: text(),
  escrow_iban_last4: text(),
  total_units: integer().notNull(),
  contract_completion_on: day(),
  forecast_completion_on: day(),
  grace_months: integer(),
  completion_certificate_on: day(),
  drawing_seed: integer().notNull(),
  drawing_shape: text({ enum: ['tower', 'slab', 'terrace'] }).notNull(),
  /** Counted from 1 at the ground, as `units.floor`. */
  floors: integer().notNull(),
  floors_built: integer().notNull(),
  facade_floors: integer().notNull(),
  bays: integer().notNull(),
  version: integer().notNull().default(1),
  ...timestamps(),
});
