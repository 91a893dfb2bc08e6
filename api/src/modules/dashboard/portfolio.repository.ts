import {
  DASHBOARD_UNITS,
  type DashboardBuilding,
} from '@manzil/shared/contract/dashboard/dashboard';
import { DUE_SOON_DAYS } from '@manzil/shared/domain/instalment-status';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import { firstBooking } from '../bookings/cash-flow.repository';
import { MOST_URGENT_FIRST, ownedUnits } from '../units/owned-units';
import { maintenance, managementFee, type UnitRow, unitRows } from '../units/unit-row';
import type { YieldRow } from '../units/unit-summary';
import { type Due, dueColumns, dueTables } from './due.repository';

export type EndingTenancy = Pick<UnitRow, 'unit_id' | 'property_name' | 'unit_no'> & {
  starts_on: string;
  ends_on: string;
  /** Last day to give notice of a rise; null where no law of the place is known. */
  notice_by: string | null;
};

export type Portfolio = Due & {
  /** The most urgent `DASHBOARD_UNITS`. */
  units: UnitRow[];
  unit_count: number;
  in_part: boolean;
  buildings: DashboardBuilding[];
  /** Days of the period on which units were handed over and the investor's, and how many of them let. */
  available_days: number;
  let_days: number;
  open_fils: number;
  open_units: number;
  let_units: (YieldRow & Pick<UnitRow, 'share_bps'>)[];
  /** Whose rent can be raised by a notice that is due soon, or could have been; outside Dubai those that end soon. */
  ending: EndingTenancy[];
};

/** Since a unit's handover, or since `from`, or where that is null since the first booking: whichever is later. */
const daysLet = (today: Placeholder, from: Placeholder): SQL => {
  const day = sql`${today}::date`;
  const since = sql`case when lifecycle in ('owner_use', 'sold') or handed_over_on is null then ${day} + 1
    else greatest(handed_over_on, owned_from, first.day) end`;
  return sql`
    select json_build_object(
      'available_days', (select coalesce(sum(greatest(0, ${day} - ${since} + 1)), 0) from owned),
      'let_days', (select coalesce(sum(least(ends_on, ${day}) - greatest(starts_on, ${since}) + 1), 0)
        from lets
        where starts_on <= ${day} and ends_on >= ${since}
          and status in ('active', 'renewal', 'notice_given', 'ended', 'terminated')))
    from (select coalesce(${from}::date, ${firstBooking(SIGNED_IN)}) as day) first`;
};

const letUnits = (day: SQL): SQL => sql`
  select coalesce(json_agg(unit), '[]') from (
    select owned.share_bps, owned.annual_rent_fils, owned.purchase_price_fils, owned.dld_fee_fils,
      owned.other_cost_fils, owned.service_charge_fils, owned.insurance_fils,
      ${managementFee(day)} as management_fee_bps, ${maintenance(day)} as maintenance_fils
    from owned cross join lateral (select owned.handed_over_on) u
    where owned.annual_rent_fils is not null
  ) unit`;

/** Not where notice was given, nor where the next tenancy is agreed on. */
const endingTenancies = (day: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object('unit_id', l.unit_id, 'property_name', l.property_name,
    'unit_no', l.unit_no, 'starts_on', l.starts_on, 'ends_on', l.ends_on, 'notice_by', l.notice_by)
    order by l.property_name, length(l.unit_no), l.unit_no, l.unit_id), '[]')
  from lets l
  where l.runs and l.status <> 'notice_given' and coalesce(l.notice_by, l.ends_on) <= ${day} + ${DUE_SOON_DAYS}::int
    and not exists (
      select from tenancy_figures later
      where later.unit_id = l.unit_id and later.starts_on > l.ends_on)`;

const BUILDINGS = sql`
  select coalesce(json_agg(building), '[]') from (
    select property_name, sum(units)::int as units,
      json_agg(json_build_object('lifecycle', lifecycle, 'units', units) order by units desc, lifecycle) as stages
    from (select property_name, lifecycle, count(*)::int as units from owned group by 1, 2) stage
    group by 1
  ) building`;

const PORTFOLIO = fixedStatement<'today' | 'from' | 'until'>((value) => {
  const today = value('today');
  const day = sql`${today}::date`;
  const shown = sql`
    select * from (
      select *, row_number() over (partition by property_id order by ${MOST_URGENT_FIRST}) as nth,
        count(*) over () as total
      from owned
    ) owned
    where total <= ${DASHBOARD_UNITS} or nth = 1
    order by ${MOST_URGENT_FIRST} limit ${DASHBOARD_UNITS}`;
  return jsonRow(sql`
    with owned as materialized (${ownedUnits(SIGNED_IN, today)}),
    ${dueTables({ day, until: sql`${value('until')}::date` })}
    select
      (select coalesce(json_agg(unit order by ${MOST_URGENT_FIRST}), '[]')
        from (${unitRows(shown, today)}) unit) as units,
      (${BUILDINGS}) as buildings,
      (select json_build_object('unit_count', count(*), 'in_part', coalesce(bool_or(share_bps < 10000), false),
        'open_fils', coalesce(sum(open_fils), 0), 'open_units', count(open_fils)) from owned) as counts,
      (${daysLet(today, value('from'))}) as days,
      (${letUnits(day)}) as let_units,
      (${endingTenancies(day)}) as ending,
      ${dueColumns(day)}`);
});

type Row = Pick<Portfolio, 'units' | 'buildings' | 'let_units' | 'ending' | keyof Due> & {
  counts: Pick<Portfolio, 'unit_count' | 'in_part' | 'open_fils' | 'open_units'>;
  days: Pick<Portfolio, 'available_days' | 'let_days'>;
};

/** @param from first day of the period; null = from the first booking on */
export async function findPortfolio(
  db: Db,
  today: string,
  from: string | null,
  until: string,
): Promise<Portfolio> {
  const { rows } = await db.execute<{ row: Row }>(PORTFOLIO({ today, from, until }));
  const row = rows[0]?.row;
  if (!row) throw new Error('A statement of one row had none.');
  const { counts, days, ...rest } = row;
  return { ...rest, ...counts, ...days };
}
