import { sql } from 'drizzle-orm';
import type { fxRates } from '../../modules/fx-rates/fx-rates.table';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export type Rate = Omit<typeof fxRates.$inferInsert, 'created_at'>;

const wanted = (rates: Rate[]) =>
  sql`json_populate_recordset(null::fx_rates, ${JSON.stringify(rates)}) w`;

/** Of a day and source that are stored with another rate. */
export const findOtherRates = (db: Db, rates: Rate[]) =>
  jsonRows<{ as_of: string; quote: string; stored: string; given: string }>(
    db,
    sql`select s.as_of, s.quote, s.rate::text as stored, w.rate::text as given
      from ${wanted(rates)} join fx_rates s using (base, quote, as_of, source)
      where s.rate <> w.rate order by s.as_of, s.quote`,
  );

/** What is stored stays. @returns days that are new */
export async function insertRates(db: Db, rates: Rate[]): Promise<string[]> {
  const { rows } = await db.execute<{ as_of: string }>(
    sql`with added as (
        insert into fx_rates (base, quote, rate, as_of, source)
        select base, quote, rate, as_of, source from ${wanted(rates)}
        on conflict do nothing returning as_of
      ) select distinct as_of::text from added order by as_of`,
  );
  return rows.map(({ as_of }) => as_of);
}
