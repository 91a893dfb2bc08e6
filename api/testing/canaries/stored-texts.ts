import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/postgres/connect';

/** `place`: `table.column`. */
export type StoredText = { place: string; text: string };

/** What can hold a text. Bytes are read as text as far as they are. */
const READ: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => column,
  'character varying': (column) => column,
  jsonb: (column) => `${column}::text`,
  ARRAY: (column) => `${column}::text`,
  bytea: (column) => `encode(${column}, 'escape')`,
};

type Column = { schema: string; table: string; column: string; type: string };

const quoted = (name: string) => `"${name}"`;

/** All texts in all tables, those of a column each once. As the owner of the tables. */
export async function storedTexts(owner: Db): Promise<StoredText[]> {
  const { rows: columns } = await owner.execute<Column>(
    sql`select table_schema as schema, table_name as "table", column_name as "column", data_type as type
      from information_schema.columns where table_schema in ('public', 'jobs')`,
  );
  const selects = columns.flatMap(({ schema, table, column, type }) => {
    const text = READ[type]?.(quoted(column));
    if (!text) return [];
    return `select distinct '${table}.${column}' as place, ${text} as text
      from ${quoted(schema)}.${quoted(table)} where ${quoted(column)} is not null`;
  });
  if (selects.length === 0) return [];
  const { rows } = await owner.execute<StoredText>(sql.raw(selects.join(' union all ')));
  return rows;
}
