import { DASHBOARD_UNITS } from '@manzil/shared/contract/dashboard/dashboard';
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

export type Notice = Pick<UnitRow, 'unit_id' | 'property_name' | 'unit_no'> & { notice_by: string };

export type Portfolio = Due & {
  /** The most urgent `DASHBOARD_UNITS`. */
  units: UnitRow[];
  unit_count: number;
  /** Days of the period on which units were handed over and the investor's, and how many of them let. */
  available_days: number;
  let_days: number;
  open_fils: number;
  open_units: number;
  let_units: (YieldRow & Pick<UnitRow, 'share_bps'>)[];
  /** Whose rent can be raised by a notice that is due soon. */
  notices: Notice[];
};

/** Since a unit's handover, or since `from`, or where that is null since the first booking: whichever is later. */
const daysLet = (today: Placeholder, from: Placeholder): SQL => {
  const day = sql`${today}::date`;
  return sql`
    select json_build_object('available_days', coalesce(sum(greatest(0, ${day} - since.day + 1)), 0),
      'let_days', coalesce(sum((
        select sum(least(t.ends_on, ${day}) - greatest(t.starts_on, since.day) + 1)
        from tenancy_figures t
        where t.unit_id = owned.unit_id and t.starts_on <= ${day} and t.ends_on >= since.day
          and t.status in ('active', 'renewal', 'notice_given', 'ended', 'terminated'))), 0))
    from (select coalesce(${from}::date, ${firstBooking(SIGNED_IN)}) as day) first
    cross join owned
    cross join lateral (
      select case when owned.lifecycle in ('owner_use', 'sold') or owned.handed_over_on is null
        then ${day} + 1
        else greatest(owned.handed_over_on, owned.owned_from, first.day) end as day
    ) since`;
};

const letUnits = (day: SQL): SQL => sql`
  select coalesce(json_agg(unit), '[]') from (
    select owned.share_bps, owned.annual_rent_fils, owned.purchase_price_fils, owned.dld_fee_fils,
      owned.other_cost_fils, u.service_charge_fils, u.insurance_fils,
      ${managementFee(day)} as management_fee_bps, ${maintenance(day)} as maintenance_fils
    from owned join units u on u.id = owned.unit_id
    where owned.annual_rent_fils is not null
  ) unit`;

const PORTFOLIO = fixedStatement<'today' | 'from' | 'until'>((value) => {
  const today = value('today');
  const day = sql`${today}::date`;
  const shown = sql`select * from owned order by ${MOST_URGENT_FIRST} limit ${DASHBOARD_UNITS}`;
  return jsonRow(sql`
    with owned as materialized (${ownedUnits(SIGNED_IN, today)}),
    ${dueTables({ day, until: sql`${value('until')}::date` })}
    select
      (select coalesce(json_agg(unit order by ${MOST_URGENT_FIRST}), '[]')
        from (${unitRows(shown, today)}) unit) as units,
      (select json_build_object('unit_count', count(*), 'open_fils', coalesce(sum(open_fils), 0),
        'open_units', count(open_fils)) from owned) as counts,
      (${daysLet(today, value('from'))}) as days,
      (${letUnits(day)}) as let_units,
      (select coalesce(json_agg(json_build_object('unit_id', unit_id, 'property_name', property_name,
          'unit_no', unit_no, 'notice_by', notice_by)), '[]')
        from owned where notice_by between ${day} and ${day} + ${DUE_SOON_DAYS}::int) as notices,
      ${dueColumns(day)}`);
});

type Row = Pick<Portfolio, 'units' | 'let_units' | 'notices' | keyof Due> & {
  counts: Pick<Portfolio, 'unit_count' | 'open_fils' | 'open_units'>;
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
