import { DepreciationReason } from '@manzil/shared/domain/depreciation';
import { TaxResidence } from '@manzil/shared/domain/tax-year';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bps, day, minor, timestamps } from '../../platform/postgres/columns';
import { units } from '../units/units.table';

const investorId = () => uuid().references(() => investors.id, { onDelete: 'cascade' });

/** Where an owner pays tax, as chosen for these figures. */
export const taxChoices = pgTable('tax_choices', {
  investor_id: investorId().primaryKey(),
  residence: text({ enum: TaxResidence }).notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What an owner enters for the depreciation of a unit, sold ones too. */
export const taxDepreciations = pgTable(
  'tax_depreciations',
  {
    investor_id: investorId().notNull(),
    unit_id: uuid()
      .notNull()
      .references(() => units.id),
    land_share_bps: bps().notNull(),
    reason: text({ enum: DepreciationReason }).notNull(),
    own_rate_bps: bps(),
    starts_on: day().notNull(),
    /** Minor units of the currency of the tax return. */
    own_acquisition_minor: minor(),
    version: integer().notNull(),
    ...timestamps(),
  },
  (row) => [primaryKey({ columns: [row.investor_id, row.unit_id] })],
);
