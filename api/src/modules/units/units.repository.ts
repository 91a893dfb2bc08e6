import type { UnitList } from '@manzil/shared/contract/units/units';
import { UNIT_PAGE_SIZE } from '@manzil/shared/contract/units/units';
import { sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import { MOST_URGENT_FIRST, ownedUnits } from './owned-units';
import { type UnitRow, unitRows } from './unit-row';
import { aed, toUnitSummary } from './unit-summary';

type List = {
  units: UnitRow[];
  totals: { count: number; price: number; rent: number; open: number };
};

const LIST = fixedStatement<'today' | 'rows' | 'offset'>((value) => {
  const today = value('today');
  const page = sql`select * from owned order by ${MOST_URGENT_FIRST}
    limit ${value('rows')} offset ${value('offset')}`;
  return jsonRow(sql`
    with owned as materialized (${ownedUnits(SIGNED_IN, today)})
    select
      (select coalesce(json_agg(unit order by ${MOST_URGENT_FIRST}), '[]')
        from (${unitRows(page, today)}) unit) as units,
      (select json_build_object('count', count(*), 'price', coalesce(sum(purchase_price_fils), 0),
        'rent', coalesce(sum(annual_rent_fils), 0), 'open', coalesce(sum(open_fils), 0))
        from owned) as totals`);
});

/** One statement, which reads the portfolio once. */
export async function listUnits(db: Db, today: string, page: number): Promise<UnitList> {
  const offset = (page - 1) * UNIT_PAGE_SIZE;
  const { rows } = await db.execute<{ row: List }>(
    LIST({ today, rows: UNIT_PAGE_SIZE + 1, offset }),
  );
  const { units, totals } = rows[0]?.row ?? {
    units: [],
    totals: { count: 0, price: 0, rent: 0, open: 0 },
  };
  return {
    items: units.slice(0, UNIT_PAGE_SIZE).map((row) => toUnitSummary(row, today)),
    page,
    page_size: UNIT_PAGE_SIZE,
    has_more: units.length > UNIT_PAGE_SIZE,
    totals: {
      count: totals.count,
      purchase_price: aed(totals.price),
      annual_rent: aed(totals.rent),
      open_amount: aed(totals.open),
    },
  };
}
