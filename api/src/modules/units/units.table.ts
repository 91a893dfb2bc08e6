import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bps, day, id, minor, timestamps } from '../../platform/postgres/columns';
import { properties } from '../projects/properties.table';

export const units = pgTable('units', {
  id: id(),
  property_id: integer()
    .notNull()
    .references(() => properties.id),
  unit_no: text().notNull(),
  building: text(),
  floor: integer().notNull(),
  bay: integer().notNull(),
  unit_type: text({ enum: ['studio', 'apartment', 'villa', 'townhouse', 'office'] }).notNull(),
  bedrooms: integer().notNull(),
  bathrooms: integer().notNull(),
  area_sqm_x100: integer().notNull(),
  balcony_sqm_x100: integer(),
  view_de: text(),
  view_en: text(),
  parking: text(),
  furnishing: text({ enum: ['unfurnished', 'semi', 'furnished'] })
    .notNull()
    .default('unfurnished'),
  title_deed_no: text(),
  oqood_no: text(),
  makani_no: text(),
  dewa_premise_no: text(),
  lifecycle: text().$type<Lifecycle>().notNull(),
  lifecycle_since: day().notNull(),
  handed_over_on: day(),
  /** A year's, as invoiced. */
  service_charge_fils: minor().notNull().default(0),
  insurance_fils: minor().notNull().default(0),
  management_fee_bps: bps().notNull(),
  version: integer().notNull().default(1),
  ...timestamps(),
});
