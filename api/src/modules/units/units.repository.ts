import {
  UNIT_PAGE_SIZE,
  type UnitList,
  type UnitListQuery,
} from '@manzil/shared/contract/units/unit-list';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import {
  BY_PLACE,
  type ChoiceValue,
  chosenUnits,
  nextUnits,
  partOf,
} from './chosen-units.repository';
import { choiceValues, cursorAfter } from './unit-choice';
import { COUNTS, type CountRows, toCounts } from './unit-counts.repository';
import { type UnitRow, unitRows } from './unit-row';
import { aed, toUnitSummary } from './unit-summary';

type Sums = { price: number; rent: number; open: number };

type List = {
  units: (UnitRow & { place: number })[];
  owned: number;
  counts: CountRows | null;
  totals: Sums & { count: number; part: Sums };
};
const NONE: Sums = { price: 0, rent: 0, open: 0 };
const NOTHING: List = {
  units: [],
  owned: 0,
  counts: null,
  totals: { count: 0, ...NONE, part: NONE },
};

const SUMS = (of: (amount: SQL) => SQL): SQL => {
  const sum = (name: SQL) => sql`coalesce(sum(${of(name)}), 0)`;
  return sql`'price', ${sum(sql`purchase_price_fils`)}, 'rent', ${sum(sql`annual_rent_fils`)},
    'open', ${sum(sql`open_fils`)}`;
};

const LIST = fixedStatement<ChoiceValue | 'offset' | 'first'>((value) =>
  jsonRow(sql`
    with ${chosenUnits(value)}
    select
      (select coalesce(json_agg(unit order by ${BY_PLACE}), '[]') from (
        ${unitRows(nextUnits(value, sql`offset ${value('offset')}`), value('today'))}) unit) as units,
      (select count(*)::int from portfolio) as owned,
      case when ${value('first')}::int = 1 then ${COUNTS} end as counts,
      (select json_build_object('count', count(*), ${SUMS((amount) => amount)},
        'part', json_build_object(${SUMS(partOf)}))
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
    totals: { count: totals.count, ...sumsOf(totals), part: sumsOf(totals.part) },
  };
}

const sumsOf = ({ price, rent, open }: Sums) => ({
  purchase_price: aed(price),
  annual_rent: aed(rent),
  open_amount: aed(open),
});
