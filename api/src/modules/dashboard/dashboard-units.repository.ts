import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { MOST_URGENT_FIRST, ownedUnits } from '../units/owned-units';
import { type UnitRow, unitRows } from '../units/unit-row';

/** Days of the period on which the unit was handed over and the investor's, and how many of them let. */
export type DashboardUnitRow = UnitRow & { available_days: number; let_days: number };

/** @param from null = since handover */
export function dashboardUnitRows(
  db: Db,
  investorId: InvestorId,
  today: string,
  from: string | null,
): Promise<DashboardUnitRow[]> {
  const day = sql`${today}::date`;
  return jsonRows<DashboardUnitRow>(
    db,
    sql`
      select unit.*, greatest(0, ${day} - since.day + 1) as available_days,
        (select coalesce(sum(least(t.ends_on, ${day}) - greatest(t.starts_on, since.day) + 1), 0)
          from tenancies t
          where t.unit_id = unit.unit_id and t.starts_on <= ${day} and t.ends_on >= since.day
            and t.status in ('active', 'renewal', 'notice_given', 'ended', 'terminated')) as let_days
      from (${unitRows(ownedUnits(investorId, today), today)}) unit
      cross join lateral (
        select case when unit.lifecycle in ('owner_use', 'sold') or unit.handed_over_on is null
          then ${day} + 1
          else greatest(unit.handed_over_on, unit.owned_from, ${from}::date) end as day
      ) since
      order by ${MOST_URGENT_FIRST}`,
  );
}
