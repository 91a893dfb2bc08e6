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
    sql`select n.nspname as schema, c.relname as "table", a.attname as "column",
        case when t.typelem <> 0 and t.typlen = -1 then 'ARRAY' else format_type(t.oid, null) end as type
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs')`,
  );
  const textsOf = new Map<string, string[]>();
  for (const { schema, table, column, type } of columns) {
    const text = READ[type]?.(quoted(column));
    if (!text) continue;
    const from = `${quoted(schema)}.${quoted(table)}`;
    textsOf.set(from, [...(textsOf.get(from) ?? []), `('${table}.${column}', ${text})`]);
  }
  if (textsOf.size === 0) return [];
  // One part for each table: to plan one for each column takes longer than all that is read.
  const parts = [...textsOf].map(
    ([from, texts]) => `select distinct texts.place, texts.text
      from ${from} cross join lateral (values ${texts.join(', ')}) as texts (place, text) where texts.text is not null`,
  );
  const { rows } = await owner.execute<StoredText>(sql.raw(parts.join(' union all ')));
  return rows;
}
