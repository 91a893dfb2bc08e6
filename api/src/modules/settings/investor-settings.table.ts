import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { timestamps } from '../../platform/postgres/columns';

/** An investor without a row has the defaults. The locale is on the investor, where mails look. */
export const investorSettings = pgTable('investor_settings', {
  investor_id: uuid()
    .primaryKey()
    .references(() => investors.id, { onDelete: 'cascade' }),
  display_currency: text({ enum: ['aed', 'aed_eur', 'eur'] }).notNull(),
  area_unit: text({ enum: ['sqm', 'sqft'] }).notNull(),
  amounts_of: text({ enum: ['unit', 'share'] })
    .notNull()
    .default('unit'),
  unit_columns: text().array(),
  unit_view: text({ enum: ['cards', 'table'] }),
  /** IANA name. */
  timezone: text().notNull(),
  email_muted: text({
    enum: [
      'construction',
      'payments',
      'handover',
      'rent',
      'maintenance',
      'documents',
      'statements',
      'news',
    ],
  })
    .array()
    .notNull(),
  version: integer().notNull(),
  ...timestamps(),
});
