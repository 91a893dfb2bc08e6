import type { FxRate, FxRateQuery } from '@manzil/shared/contract/fx-rates/fx-rates';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

/** Up to a day; of one day the central bank's, which everybody can look up. Null where there is none yet. */
export async function findRate(
  db: Db,
  { base, quote }: Pick<FxRateQuery, 'base' | 'quote'>,
  on: string,
): Promise<FxRate | null> {
  const [rate] = await jsonRows<FxRate>(
    db,
    sql`
      select base, quote, rate::text, as_of, source from fx_rates
      where base = ${base} and quote = ${quote} and as_of <= ${on}::date
      order by as_of desc, array_position(array['ecb_usd_peg', 'bank', 'manual'], source)
      limit 1`,
  );
  return rate ?? null;
}
