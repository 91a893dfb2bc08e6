import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { emptyDatabase } from '../../../testing/test-database';
import { migrate } from './migrate';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let url: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  url = await emptyDatabase();
});
afterEach(() => folder.remove());

const write = (name: string, sql: string) => writeFile(join(folder.path, name), sql);

async function rows<Row extends QueryResultRow>(text: string, values: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found = await client.query<Row>(text, values);
  await client.end();
  return found.rows;
}

async function tables(): Promise<string[]> {
  const found = await rows<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    ['public'],
  );
  return found.map(({ name }) => name);
}

test('files run once, in the order of their names', async () => {
  await write('0001_b.sql', 'create table b (a_id int references a)');
  await write('0000_a.sql', 'create table a (id int primary key)');
  expect(await migrate(url, folder.path)).toEqual({
    ran: ['0000_a.sql', '0001_b.sql'],
    ahead: false,
  });
  expect(await migrate(url, folder.path)).toEqual({ ran: [], ahead: false });
  expect(await tables()).toEqual(['a', 'b', 'schema_migrations']);
});

test('of what an upgrade adds to a full table the planner knows at once', async () => {
  await write(
    '0000_a.sql',
    'create table a (id int); insert into a select generate_series(1, 100)',
  );
  await migrate(url, folder.path);
  await write('0001_b.sql', 'alter table a add column later int');
  await migrate(url, folder.path);
  expect(await rows('select attname from pg_stats where tablename = $1 order by 1', ['a'])).toEqual(
    [{ attname: 'id' }, { attname: 'later' }],
  );
});

test('several instances that start at once run each file once', async () => {
  await write('0000_a.sql', 'create table a (id int); select pg_sleep(0.2)');
  const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder.path)));
  expect(runs.flatMap(({ ran }) => ran)).toEqual(['0000_a.sql']);
});

test('a file that fails leaves nothing behind and names its reason', async () => {
  await write('0000_a.sql', 'create table a (id int); select 1 / 0');
  await expect(migrate(url, folder.path)).rejects.toThrow(
    'Migration 0000_a.sql failed and was undone: division by zero',
  );
  expect(await tables()).toEqual(['schema_migrations']);
});

test('a file that was changed after it ran is refused', async () => {
  await write('0000_a.sql', 'create table a (id int)');
  await migrate(url, folder.path);
  await write('0000_a.sql', 'create table a (id bigint)');
  await expect(migrate(url, folder.path)).rejects.toThrow('0000_a.sql was changed after it ran');
});

test('a build older than the database leaves it as it is', async () => {
  await write('0000_a.sql', 'create table a (id int)');
  await write('0001_b.sql', 'create table b (id int)');
  await migrate(url, folder.path);
  await rm(join(folder.path, '0001_b.sql'));
  expect(await migrate(url, folder.path)).toEqual({ ran: [], ahead: true });
  expect(await tables()).toEqual(['a', 'b', 'schema_migrations']);
});

test('a build that is ahead and behind at once is refused', async () => {
  await write('0000_a.sql', 'create table a (id int)');
  await write('0002_c.sql', 'create table c (id int)');
  await migrate(url, folder.path);
  await rm(join(folder.path, '0002_c.sql'));
  await write('0001_b.sql', 'create table b (id int)');
  await expect(migrate(url, folder.path)).rejects.toThrow(
    'The database is of another build: 0002_c.sql ran on it, 0001_b.sql did not.',
  );
  expect(await tables()).toEqual(['a', 'c', 'schema_migrations']);
});
