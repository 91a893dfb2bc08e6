import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/postgres/connect';

const NOTED = 'noted_rows';

/** What `alter` and `drop` do to a table is not undone. */
export type RememberedRows = { bring: () => Promise<void> };

/**
 * Notes all rows of a database, to bring it back to them: a tenth of the work of a database of its own. As the owner of
 * the tables.
 */
export async function rememberRows(owner: Db): Promise<RememberedRows> {
  await owner.execute(sql.raw(NOTE));
  return { bring: async () => void (await owner.execute(sql.raw(BRING))) };
}

const TABLES = `select c.oid, n.nspname as schema, c.relname as name, n.nspname || '.' || c.relname as place
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs') and c.relkind = 'r'`;

const NOTE = `do $$
declare
  t record;
  has_rows boolean;
begin
  create schema ${NOTED};
  for t in ${TABLES} loop
    execute format('select exists (select from %I.%I)', t.schema, t.name) into has_rows;
    if has_rows then
      execute format('create table ${NOTED}.%I as table %I.%I', t.place, t.schema, t.name);
    end if;
  end loop;
  create table ${NOTED}.sequences as
    select schemaname, sequencename, last_value, start_value from pg_sequences;
end $$`;

/** Generated columns follow by themselves. */
const COLUMNS = `select string_agg(quote_ident(attname), ', ') from pg_attribute
  where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''`;

const BRING = `do $$
declare
  t record;
  has_rows boolean;
  columns text;
begin
  set local session_replication_role = replica;
  for t in ${TABLES} loop
    execute format('select exists (select from %I.%I)', t.schema, t.name) into has_rows;
    if has_rows then
      execute format('delete from %I.%I', t.schema, t.name);
    end if;
    if to_regclass(format('${NOTED}.%I', t.place)) is not null then
      columns := (${COLUMNS});
      execute format('insert into %I.%I (%s) overriding system value select %s from ${NOTED}.%I',
        t.schema, t.name, columns, columns, t.place);
    end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value), last_value is not null)
    from ${NOTED}.sequences;
end $$`;
