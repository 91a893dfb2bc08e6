import type { DayRate } from '@manzil/shared/domain/day-rate';
import type { TaxCurrency } from '@manzil/shared/domain/tax-year';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

/** How far back the rate of a first day may lie. */
const BEFORE_DAYS = 10;

/** The central bank's, which everybody can look up: the earliest first. A payout's own rate is its bank's. */
export const findDayRates = (
  db: Db,
  base: string,
  quote: TaxCurrency,
  from: string,
  through: string,
): Promise<DayRate[]> =>
  jsonRows(
    db,
    sql`
      select as_of, rate::text from fx_rates
      where base = ${base} and quote = ${quote} and source = 'ecb_usd_peg'
        and as_of between ${from}::date - ${BEFORE_DAYS}::int and ${through}::date
      order by as_of`,
  );
