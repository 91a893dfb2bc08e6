import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/postgres/connect';
import { insertRows } from '../../../platform/postgres/insert-rows';
import { groupedBy } from '../grouped';
import type { Line } from '../line';
import type { Sheet } from '../sheet';

export type Row = Record<string, unknown>;

const CHUNK = 10_000;

export function rowOf({ columns }: Sheet, line: Line, names: string[]): Row {
  const row: Row = { id: line.rowId };
  for (const name of names) {
    const { into = name, refersTo, lookedUp } = columns[name] ?? {};
    if (into === null) continue;
    const named = refersTo !== undefined || lookedUp;
    row[into] = named ? (line.references[name] ?? null) : line.values[name];
  }
  return row;
}

/** Of changed lines the columns that changed are stored, whatever else the row says meanwhile. */
export async function updateRows(db: Db, sheet: Sheet, lines: Line[]): Promise<void> {
  for (const group of groupedBy(lines, ({ changed }) => changed.join()).values()) {
    const rows = group.map((line) => rowOf(sheet, line, line.changed));
    for (let start = 0; start < rows.length; start += CHUNK) {
      await update(db, sheet.table, rows.slice(start, start + CHUNK));
    }
  }
}

async function update(db: Db, table: PgTable, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  if (columns.length === 0) return;
  const set = [...columns.map(taken), ...counters(table)];
  await db.execute(sql`
    update ${table} set ${sql.join(set, sql`, `)}
    from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}) line
    where ${table}.id = line.id`);
}

const taken = (name: string): SQL => sql`${sql.identifier(name)} = line.${sql.identifier(name)}`;

/** Whoever is editing the row meanwhile is told that it changed. */
function counters(table: PgTable): SQL[] {
  const names = getTableConfig(table).columns.map(({ name }) => name);
  return [
    ...(names.includes('version') ? [sql`version = ${table}.version + 1`] : []),
    ...(names.includes('updated_at') ? [sql`updated_at = now()`] : []),
  ];
}

export async function insertLines(
  db: Db,
  sheet: Sheet,
  lines: Line[],
  complete: (row: Row, line: Line) => Row,
): Promise<void> {
  const names = Object.keys(sheet.columns);
  const rows = lines.map((line) => complete(rowOf(sheet, line, names), line));
  await insertRows(db, sheet.table, rows);
}
