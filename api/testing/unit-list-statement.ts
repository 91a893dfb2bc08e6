import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { MOST_URGENT_FIRST, ownedUnits } from '../src/modules/units/owned-units';
import { unitRows } from '../src/modules/units/unit-row';

/** The rows of the unit list as a statement for any client, to compare servers on the same work. */
export function unitListStatement(investorId: string, today: string, rows: number) {
  const owned = sql`select * from (${ownedUnits(investorId, today)}) unit`;
  const page = sql`${owned} order by ${MOST_URGENT_FIRST} limit ${rows}`;
  const { sql: text, params } = new PgDialect().sqlToQuery(
    sql`select * from (${unitRows(page, today)}) unit order by ${MOST_URGENT_FIRST}`,
  );
  return { text, params };
}
