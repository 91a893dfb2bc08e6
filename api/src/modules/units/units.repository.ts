import {
  UNIT_PAGE_SIZE,
  type UnitList,
  type UnitListQuery,
} from '@manzil/shared/contract/units/unit-list';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import { BY_PLACE, type ChoiceValue, chosenUnits, nextUnits } from './chosen-units.repository';
import { choiceValues, cursorAfter } from './unit-choice';
import { COUNTS, type CountRows, toCounts } from './unit-counts.repository';
import { type UnitRow, unitRows } from './unit-row';
import { aed, toUnitSummary } from './unit-summary';

type List = {
  units: (UnitRow & { place: number })[];
  owned: number;
  counts: CountRows | null;
  totals: { count: number; price: number; rent: number; open: number };
};
const NOTHING: List = {
  units: [],
  owned: 0,
  counts: null,
  totals: { count: 0, price: 0, rent: 0, open: 0 },
};

const LIST = fixedStatement<ChoiceValue | 'offset' | 'first'>((value) =>
  jsonRow(sql`
    with ${chosenUnits(value)}
    select
      (select coalesce(json_agg(unit order by ${BY_PLACE}), '[]') from (
        ${unitRows(nextUnits(value, sql`offset ${value('offset')}`), value('today'))}) unit) as units,
      (select count(*)::int from portfolio) as owned,
      case when ${value('first')}::int = 1 then ${COUNTS} end as counts,
      (select json_build_object('count', count(*), 'price', coalesce(sum(purchase_price_fils), 0),
        'rent', coalesce(sum(annual_rent_fils), 0), 'open', coalesce(sum(open_fils), 0))
        from chosen) as totals`),
);

/** One statement, which reads the portfolio once. */
export async function listUnits(
  db: Db,
  today: string,
  { page = 1, cursor, ...choice }: UnitListQuery,
): Promise<UnitList> {
  const { rows } = await db.execute<{ row: List }>(
    LIST({
      ...choiceValues(choice, cursor, today),
      rows: UNIT_PAGE_SIZE + 1,
      offset: (page - 1) * UNIT_PAGE_SIZE,
      first: Number(page === 1 && !cursor),
    }),
  );
  const { units, owned, counts, totals } = rows[0]?.row ?? NOTHING;
  const shown = units.slice(0, UNIT_PAGE_SIZE);
  const has_more = units.length > UNIT_PAGE_SIZE;
  return {
    items: shown.map((row) => toUnitSummary(row, today)),
    page,
    page_size: UNIT_PAGE_SIZE,
    has_more,
    next_cursor: has_more ? cursorAfter(choice, shown.at(-1)) : null,
    owned,
    counts: counts && toCounts(counts),
    totals: {
      count: totals.count,
      purchase_price: aed(totals.price),
      annual_rent: aed(totals.rent),
      open_amount: aed(totals.open),
    },
  };
}
