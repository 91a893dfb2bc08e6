import { MAX_RATE_AGE_DAYS } from '@manzil/shared/domain/day-rate';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { type Check, MAX_FAULTS } from './check';

type Gap = { quote: string; before: string; as_of: string };

/** Between the first and the last rate of the central bank each day has one, its own or that of days before. */
export const ratesCheck = (db: Db): Check => ({
  name: 'Rates',
  run: async () => {
    const [counts] = await jsonRows<{ rates: number }>(
      db,
      sql`select count(*) as rates from fx_rates where source = 'ecb_usd_peg'`,
    );
    const gaps = await jsonRows<Gap>(
      db,
      sql`select quote, before, as_of from (
          select base, quote, as_of, lag(as_of) over (partition by base, quote order by as_of) as before
          from fx_rates where source = 'ecb_usd_peg'
        ) rates
        where as_of - before > ${MAX_RATE_AGE_DAYS + 1}
        order by base, quote, as_of limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(counts?.rates ?? 0).toLocaleString('en')} of the central bank`,
      faults: gaps.map(
        ({ quote, before, as_of }) =>
          `there is no rate of ${quote} between ${before} and ${as_of}: import the history of the bank`,
      ),
    };
  },
});
