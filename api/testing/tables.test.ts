import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { API_ROOT } from '../src/api-root';
import { freshDatabase } from './test-database';

type Column = { table_name: string; column_name: string; type: string; not_null: boolean };

const sources = join(API_ROOT, 'src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.table.ts'),
);

async function migratedColumns(): Promise<Column[]> {
  const client = new Client({ connectionString: await freshDatabase() });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.relname as table_name, a.attname as column_name,
      format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped`);
  await client.end();
  return rows;
}

test('the tables in the code are the tables in the database', async () => {
  const migrated = await migratedColumns();
  const declared = files.flatMap((file) =>
    Object.values<unknown>(jest.requireActual(join(sources, file)))
      .filter((value): value is PgTable => is(value, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => ({
          table_name: name,
          column_name: column.name,
          type: column.getSQLType(),
          not_null: column.notNull,
        }));
      }),
  );
  const names = new Set(declared.map(({ table_name }) => table_name));
  const known = migrated.filter(({ table_name }) => names.has(table_name));
  expect(names.size).toBeGreaterThan(10);
  expect(declared.map(describeColumn).sort()).toEqual(known.map(describeColumn).sort());
});

const describeColumn = ({ table_name, column_name, type, not_null }: Column) =>
  `${table_name}.${column_name} ${type}${not_null ? ' not null' : ''}`;
