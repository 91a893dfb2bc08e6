import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export type Rows = Record<string, unknown>[];
type Table = { name: string; columns: string[] };

/** Longer than an answer usually may take: it reads whole tables, twice a day at most. */
const TIMEOUT_MS = 30_000;

/** Names of columns that are for the machine: keys of files, ids of encryption keys, hashes. And logins of operators. */
const INTERNAL = '_(key|key_id|hash|token)$|^(actor_id|reviewed_by)$';

/** Row-level security says which are the investor's: a new table that the portal's role may read is in by itself. */
export async function exportRecords(tx: Db): Promise<Record<string, Rows>> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`);
  const records: Record<string, Rows> = {};
  for (const { name, columns } of await closedTables(tx)) {
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    records[name] = await jsonRows(tx, sql`select ${list} from ${sql.identifier(name)}`);
  }
  return records;
}

/** Tables with the columns that are readable and can be read: encrypted bytes cannot. */
const closedTables = (tx: Db): Promise<Table[]> =>
  jsonRows<Table>(
    tx,
    sql`
      select c.relname as name, json_agg(a.attname order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype
        and a.attname !~ ${INTERNAL} and has_column_privilege(c.oid, a.attnum, 'select')
      group by c.relname
      order by c.relname`,
  );
