import {
  DASHBOARD_UNITS,
  type DashboardBuilding,
} from '@manzil/shared/contract/dashboard/dashboard';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import { MOST_URGENT_FIRST, ownedUnits } from '../units/owned-units';
import { type UnitRow, unitRows } from '../units/unit-row';
import type { YieldRow } from '../units/unit-yield';
import { type Due, dueColumns, dueTables } from './due.repository';
import { type EndingTenancy, endingTenancies } from './ending-tenancies.repository';
import { daysLet, letUnits } from './let-figures.repository';

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

/** Of those that are shown, where not all units are. */
const BUILDINGS = sql`
  select coalesce(json_agg(building order by property_name, property_id), '[]') from (
    select property_id, property_name, sum(units)::int as units,
      json_agg(json_build_object('lifecycle', lifecycle, 'units', units) order by units desc, lifecycle) as stages
    from (
      select property_id, property_name, lifecycle, count(*)::int as units from owned
      where property_id in (select property_id from shown where total > ${DASHBOARD_UNITS})
      group by 1, 2, 3
    ) stage
    group by 1, 2
  ) building`;

export type PortfolioValue = 'today' | 'from' | 'until';
type Value = (name: PortfolioValue) => Placeholder;

const SHOWN = sql`
  select * from (
    select *, row_number() over (partition by property_id order by ${MOST_URGENT_FIRST}) as nth,
      count(*) over () as total
    from owned
  ) owned
  where total <= ${DASHBOARD_UNITS} or nth = 1
  order by ${MOST_URGENT_FIRST} limit ${DASHBOARD_UNITS}`;

/** Tables of a statement: `owned`, the units of today; `shown` of them; what of them is let, open or ahead. */
export const portfolioTables = (value: Value): SQL => sql`
  owned as materialized (${ownedUnits(SIGNED_IN, value('today'))}),
  shown as materialized (${SHOWN}),
  ${dueTables({ day: sql`${value('today')}::date`, until: sql`${value('until')}::date` })}`;

/** Of those tables; `from`: first day of the period, null = from the first booking on. */
export const portfolioColumns = (value: Value): SQL => {
  const today = value('today');
  const day = sql`${today}::date`;
  return sql`
    (select coalesce(json_agg(unit order by ${MOST_URGENT_FIRST}), '[]')
      from (${unitRows(sql`select * from shown`, today)}) unit) as units,
    (${BUILDINGS}) as buildings,
    (select json_build_object('unit_count', count(*), 'in_part', coalesce(bool_or(share_bps < 10000), false),
      'open_fils', coalesce(sum(open_fils), 0), 'open_units', count(open_fils)) from owned) as counts,
    (${daysLet(today, value('from'))}) as days,
    (${letUnits(day)}) as let_units,
    (${endingTenancies(day)}) as ending,
    ${dueColumns(day)}`;
};

export type PortfolioRow = Pick<
  Portfolio,
  'units' | 'buildings' | 'let_units' | 'ending' | keyof Due
> & {
  counts: Pick<Portfolio, 'unit_count' | 'in_part' | 'open_fils' | 'open_units'>;
  days: Pick<Portfolio, 'available_days' | 'let_days'>;
};

export const toPortfolio = ({ counts, days, ...rest }: PortfolioRow): Portfolio => ({
  ...rest,
  ...counts,
  ...days,
});
