import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export type Obstacles = {
  units: number;
  open_payouts: number;
  /** Accounts whose bookings do not add up to nothing, in words: `AED 12.00`. */
  balances: string[];
  /** Day of the latest entry in the books, whatever it is; null = there never was one. */
  last_entry: string | null;
};

export async function findObstacles(tx: Db, investorId: string, today: string): Promise<Obstacles> {
  const [found] = await jsonRows<Obstacles>(
    tx,
    sql`
      with own as (
        select a.currency, l.amount_minor, l.value_date
        from ledger_accounts a join journal_lines l on l.account_id = a.id
        where a.investor_id = ${investorId} and a.owner_scope = 'investor'
      )
      select
        (select count(*) from unit_ownerships where investor_id = ${investorId}
          and (owned_to is null or owned_to >= ${today}::date)) as units,
        (select count(*) from payouts where investor_id = ${investorId}
          and status in ('scheduled', 'processing')) as open_payouts,
        (select coalesce(json_agg(currency || ' ' || (held / 100.0)::numeric(18, 2)), '[]') from (
          select currency, sum(amount_minor) as held from own group by currency
        ) sums where held <> 0) as balances,
        (select max(day) from (
          select max(value_date) as day from own
          union all select max(period_to) from statements where investor_id = ${investorId}
          union all select max(ordered_on) from payouts where investor_id = ${investorId}
          union all select max((ordered_at at time zone 'Asia/Dubai')::date) from package_orders
            where investor_id = ${investorId}
          union all select max(owned_to) from unit_ownerships where investor_id = ${investorId}
        ) days) as last_entry`,
  );
  if (!found) throw new Error('The books did not answer.');
  return found;
}
