import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

/** Kept tables by what a row is of; each has a view `computed_…` of what it has to say. */
const KEPT = {
  owned_units: 'unit_id',
  owned_tenancies: 'tenancy_id',
  unit_figures: 'unit_id',
  tenancy_figures: 'tenancy_id',
  cash_flow_days: 'investor_id',
  unit_upkeep_days: 'unit_id',
} as const;
type Kept = keyof typeof KEPT;
const kept = Object.keys(KEPT) as Kept[];

const part = (table: Kept) => table.replaceAll('_', ' ');

/** How many rows are kept of all. */
export async function countFigures(db: Db): Promise<number> {
  const counts = kept.map((table) => sql`(select count(*) from ${sql.identifier(table)})`);
  const [row] = await jsonRows<{ rows: number }>(
    db,
    sql`select ${sql.join(counts, sql` + `)} as rows`,
  );
  return row?.rows ?? 0;
}

/** Rows that say something else than what they follow from does, or that one of both lacks. @param most of each table */
export async function wrongFigures(
  db: Db,
  most: number,
): Promise<{ part: string; of: string; id: string }[]> {
  const found = [];
  for (const table of kept) {
    const [own, computed] = [sql.identifier(table), sql.identifier(`computed_${table}`)];
    const of = KEPT[table];
    const rows = await jsonRows<{ id: string }>(
      db,
      sql`select distinct ${sql.identifier(of)} as id from (
          (select * from ${own} except select * from ${computed})
          union all (select * from ${computed} except select * from ${own})
        ) wrong order by 1 limit ${most}`,
    );
    const name = of.replace('_id', '');
    found.push(...rows.map(({ id }) => ({ part: part(table), of: name, id })));
  }
  return found;
}

export async function everyUnit(db: Db): Promise<string[]> {
  const rows = await jsonRows<{ id: string }>(db, sql`select id from units order by id`);
  return rows.map(({ id }) => id);
}

export async function everyInvestor(db: Db): Promise<string[]> {
  const rows = await jsonRows<{ id: string }>(db, sql`select id from investors order by id`);
  return rows.map(({ id }) => id);
}

export async function rebuildUnits(db: Db, units: string[]): Promise<void> {
  await db.execute(sql`select refresh_unit_figures(${sql.param(units)}::uuid[])`);
  await db.execute(sql`select rebuild_cash_flow('{}', ${sql.param(units)}::uuid[])`);
}

export async function rebuildInvestors(db: Db, investors: string[]): Promise<void> {
  await db.execute(sql`select rebuild_cash_flow(${sql.param(investors)}::uuid[], '{}')`);
}
