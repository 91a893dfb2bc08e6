import type { UnitChoice } from '@manzil/shared/contract/units/unit-list';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import { BY_PLACE, type ChoiceValue, chosenUnits, nextUnits } from './chosen-units.repository';
import { choiceValues, cursorAfter } from './unit-choice';
import { type UnitRow, unitRows } from './unit-row';
import { toUnitSummary } from './unit-summary';

/** Read at a time: the portfolio is put together for each, and one of them is held in memory. */
const CHUNK = 2_000;

const NEXT = fixedStatement<ChoiceValue>((value) =>
  jsonRow(sql`
    with ${chosenUnits(value)}
    select * from (${unitRows(nextUnits(value), value('today'))}) unit order by ${BY_PLACE}`),
);

export type UnitChunk = { units: UnitSummary[]; next_cursor: string | null };

export async function unitsAfter(
  db: Db,
  today: string,
  choice: UnitChoice,
  cursor: string | null,
): Promise<UnitChunk> {
  const values = choiceValues(choice, cursor ?? undefined, today);
  const { rows } = await db.execute<{ row: UnitRow & { place: number } }>(
    NEXT({ ...values, rows: CHUNK }),
  );
  return {
    units: rows.map(({ row }) => toUnitSummary(row, today)),
    next_cursor: rows.length < CHUNK ? null : cursorAfter(choice, rows.at(-1)?.row),
  };
}
