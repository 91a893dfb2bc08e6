import type { BookingUnit } from '@manzil/shared/contract/bookings/bookings';
import {
  UNIT_RESULTS_PAGE_SIZE,
  type UnitResultList,
  type UnitResultSort,
} from '@manzil/shared/contract/bookings/unit-results';
import { isIn, LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

type Wanted = {
  from: string | null;
  to: string;
  sort: UnitResultSort;
  page: number;
  today: string;
};
type Sums = { rent: number; costs: number };
type Row = Sums & { unit: BookingUnit | null; sold: boolean; all_rent: number; all_costs: number };

const RENT = LedgerCategory.filter((category) => isIn('rent', category));
const COSTS = LedgerCategory.filter((category) => isIn('cost', category));
const NET = LedgerCategory.filter((category) => isIn('net', category));

const BY_NAME = sql`p.name, length(u.unit_no), u.unit_no, u.id`;
const ORDER: Record<UnitResultSort, SQL> = {
  unit: BY_NAME,
  rent: sql`r.rent desc, ${BY_NAME}`,
  costs: sql`r.costs, ${BY_NAME}`,
  net: sql`r.rent + r.costs desc, ${BY_NAME}`,
};

/** Units of which something was booked, sold ones too. */
export async function listUnitResults(
  db: Db,
  investorId: InvestorId,
  { from, to, sort, page, today }: Wanted,
): Promise<UnitResultList> {
  const sumOf = (categories: LedgerCategory[]) =>
    sql`coalesce(sum(l.amount_minor) filter (where l.category = any (${sql.param(categories)}::text[])), 0)`;
  const rows = await jsonRows<Row>(
    db,
    sql`
      with own as materialized (
        select id, unit_id from ledger_accounts
        where investor_id = ${investorId} and owner_scope = 'investor' and currency = 'AED'
      ), results as materialized (
        select a.unit_id, l.rent, l.costs
        from own a cross join lateral (
          select ${sumOf(RENT)} as rent, ${sumOf(COSTS)} as costs, count(*) as bookings
          from journal_lines l
          where l.account_id = a.id and l.category = any (${sql.param(NET)}::text[])
            and l.value_date >= coalesce(${from}::date, '-infinity') and l.value_date <= ${to}::date
        ) l
        where l.bookings > 0
      )
      select case when u.id is not null then
          json_build_object('unit_id', u.id, 'property_name', p.name, 'unit_no', u.unit_no) end as unit,
        u.id is not null and not ${isOwned(investorId, today)} as sold,
        r.rent::bigint as rent, r.costs::bigint as costs,
        sum(r.rent) over ()::bigint as all_rent, sum(r.costs) over ()::bigint as all_costs
      from results r
      left join units u on u.id = r.unit_id
      left join properties p on p.id = u.property_id
      order by ${ORDER[sort]}
      limit ${UNIT_RESULTS_PAGE_SIZE + 1} offset ${(page - 1) * UNIT_RESULTS_PAGE_SIZE}`,
  );
  const [first] = rows;
  return {
    items: rows
      .slice(0, UNIT_RESULTS_PAGE_SIZE)
      .map(({ unit, sold, rent, costs }) => ({ unit, sold, ...resultOf({ rent, costs }) })),
    sum: resultOf({ rent: first?.all_rent ?? 0, costs: first?.all_costs ?? 0 }),
    page,
    page_size: UNIT_RESULTS_PAGE_SIZE,
    has_more: rows.length > UNIT_RESULTS_PAGE_SIZE,
  };
}

const isOwned = (investorId: InvestorId, today: string): SQL => sql`exists (
  select from unit_ownerships o
  where o.unit_id = r.unit_id and o.investor_id = ${investorId} and o.owned_from <= ${today}::date
    and (o.owned_to is null or o.owned_to >= ${today}::date))`;

const resultOf = ({ rent, costs }: Sums) => ({
  rent: aed(rent),
  costs: aed(costs),
  net: aed(rent + costs),
});

const aed = (amount: number) => ({ amount, currency: 'AED' as const });
