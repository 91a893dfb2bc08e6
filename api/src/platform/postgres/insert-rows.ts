import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect';

/** Rows per statement: far below the statement timeout, even on a slow disk. */
const CHUNK = 10_000;

/** As one JSON parameter: a list of values ends at 65535. A column that only some rows name is null in the others. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.execute(insertion(table, rows.slice(start, start + CHUNK)));
  }
}

/** As `insertRows`; a row whose `id` exists is overwritten. */
export async function upsertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const set = list(columnsOf(rows).map((column) => sql`${column} = excluded.${column}`));
  await db.execute(sql`${insertion(table, rows)} on conflict (id) do update set ${set}`);
}

function insertion<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): SQL {
  const columns = list(columnsOf(rows));
  return sql`insert into ${table} (${columns}) select ${columns}
    from json_populate_recordset(null::${table}, ${JSON.stringify(rows)})`;
}

const columnsOf = (rows: object[]) =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.identifier(name));
const list = (parts: Parameters<typeof sql.join>[0]) => sql.join(parts, sql`, `);
