import { customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { day } from '../../platform/postgres/columns';

/** A decimal text of 8 digits: a float would lose the last ones. */
export const rate = customType<{ data: string }>({ dataType: () => 'numeric(18,8)' });

/** What one unit of the base is worth in the quote currency. Append-only. */
export const fxRates = pgTable(
  'fx_rates',
  {
    base: text().notNull(),
    quote: text().notNull(),
    rate: rate().notNull(),
    as_of: day().notNull(),
    source: text({ enum: ['ecb_usd_peg', 'bank', 'manual'] }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (fx) => [primaryKey({ columns: [fx.base, fx.quote, fx.as_of, fx.source] })],
);
