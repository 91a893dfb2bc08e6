import type { UnitList, UnitSummary } from '@manzil/shared/contract/units';
import { UNIT_PAGE_SIZE } from '@manzil/shared/contract/units';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { jsonRows } from '../../db/json-rows';
import { MOST_URGENT_FIRST, ownedUnits } from './owned-units';
import { type UnitRow, unitRows } from './unit-row';
import { aed, toUnitSummary } from './unit-summary';

type Totals = { count: number; price: number; rent: number; open: number };

/** One page of an investor's units and the sums over all of them: two statements. */
export async function listUnits(
  db: Db,
  investorId: string,
  today: string,
  page: number,
): Promise<UnitList> {
  const items = await pageOfUnits(db, investorId, today, page);
  const totals = await totalsOf(db, investorId, today);
  return {
    items: items.slice(0, UNIT_PAGE_SIZE),
    page,
    page_size: UNIT_PAGE_SIZE,
    has_more: items.length > UNIT_PAGE_SIZE,
    totals,
  };
}

async function pageOfUnits(
  db: Db,
  investorId: string,
  today: string,
  page: number,
): Promise<UnitSummary[]> {
  const one = sql`${ownedUnits(investorId, today)} order by ${MOST_URGENT_FIRST}
    limit ${UNIT_PAGE_SIZE + 1} offset ${(page - 1) * UNIT_PAGE_SIZE}`;
  const rows = await jsonRows<UnitRow>(
    db,
    sql`${unitRows(one, today)} order by ${MOST_URGENT_FIRST}`,
  );
  return rows.map((row) => toUnitSummary(row, today));
}

async function totalsOf(db: Db, investorId: string, today: string): Promise<UnitList['totals']> {
  const [totals] = await jsonRows<Totals>(
    db,
    sql`select count(*) as count, coalesce(sum(purchase_price_fils), 0) as price,
      coalesce(sum(annual_rent_fils), 0) as rent, coalesce(sum(open_fils), 0) as open
      from (${ownedUnits(investorId, today)}) owned`,
  );
  const { count, price, rent, open } = totals ?? { count: 0, price: 0, rent: 0, open: 0 };
  return { count, purchase_price: aed(price), annual_rent: aed(rent), open_amount: aed(open) };
}
