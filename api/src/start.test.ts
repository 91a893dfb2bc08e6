import { readdir, readFile, rm, stat, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@manzil/embedded-postgres';
import { Client } from 'pg';
import { metricValue } from '../testing/metric-value';
import { killServer, type ServerProcess, startServer, stopServer } from '../testing/server-process';
import { temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(120_000);

// One installation from its first start on: each test goes on where the one before ended, as a start takes seconds.
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let metricsPort: number;
let api: ServerProcess;

beforeAll(async () => {
  folder = await temporaryFolder();
  metricsPort = await freePort();
  api = await startApi({ METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await stopServer(api);
  await folder.remove();
});

/** In production there are no demo accounts, whose rows take seconds to write. */
const startApi = (environment: Record<string, string> = {}) =>
  startServer({
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
    // Nothing is sent here; a production must name a server.
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Manzil <post@manzil.example>',
    ...environment,
  });

const address = async (): Promise<string> =>
  JSON.parse(await readFile(join(folder.path, 'postgres.json'), 'utf8')).url;

async function query(sql: string) {
  const client = new Client({ connectionString: await address() });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const databasePid = async () =>
  Number.parseInt(await readFile(join(folder.path, 'postgres/postmaster.pid'), 'utf8'), 10);

const status = async (path: string) => (await fetch(`http://localhost:${api.port}${path}`)).status;

const expectNoDatabase = () =>
  expect(stat(join(folder.path, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');

test('the API brings its own database, durable and reachable from this machine only', async () => {
  expect(await api.ready).toMatchObject({ database: 'embedded', pid: api.child.pid });
  expect(await status('/readyz')).toBe(200);
  const settings = await query(
    `select name, setting from pg_settings where name in
      ('fsync', 'data_checksums', 'listen_addresses', 'password_encryption') order by name`,
  );
  expect(settings).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'password_encryption', setting: 'scram-sha-256' },
  ]);
  const { mode } = await stat(join(folder.path, 'postgres.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('a production without a flag has contents but no account', async () => {
  expect(await api.ready).toMatchObject({ demo: false });
  expect(await query('select count(*)::int as n from investors')).toEqual([{ n: 0 }]);
  expect(await query('select count(*)::int as n from faq_items')).toEqual([{ n: 41 }]);
});

test('metrics are on a port of their own, and never on that of the API', async () => {
  expect(await status('/metrics')).toBe(404);
  const metrics = await fetch(`http://localhost:${metricsPort}/metrics`);
  const text = await metrics.text();
  expect(metricValue(text, 'manzil_database_up')).toBe(1);
  const asked = 'http_request_duration_seconds_count{method="(any)",route="(none)",status="4xx"}';
  expect(metricValue(text, asked)).toBe(1);
  expect((await fetch(`http://localhost:${metricsPort}/livez`)).status).toBe(404);
});

test('a second start on the same data ends with one line and harms nothing', async () => {
  const second = await (await startApi()).ended;
  expect(second.code).toBe(1);
  expect(second.complaint).toBe(
    `${folder.path} is in use: another Manzil API runs on it. Stop it first.\n`,
  );
  expect(await status('/readyz')).toBe(200);
});

test('when the database dies the API says so, starts it again and goes on', async () => {
  const pid = await databasePid();
  process.kill(pid, 'SIGKILL');
  const seen: number[] = [];
  while (seen.at(-1) !== 200 || !seen.includes(503)) seen.push(await status('/readyz'));
  expect(new Set(seen)).toEqual(new Set([200, 503]));
  expect(await status('/livez')).toBe(200);
});

test('after kill -9 the next start stops the database left over and keeps its rows', async () => {
  await query('create table kept as select 42 as answer');
  const before = await address();
  await killServer(api);

  api = await startApi();
  await api.ready;
  expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  expect(await address()).not.toBe(before);
  expect(api.lines[0]).toMatchObject({
    msg: expect.stringContaining('left over from a killed API'),
  });
});

test('after kill -9 of the database too the next start recovers', async () => {
  await query('update kept set answer = 43');
  const pid = await databasePid();
  api.child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await api.ended;

  api = await startApi();
  await api.ready;
  expect(await query('select answer from kept')).toEqual([{ answer: 43 }]);
});

test('stopping ends the database and leaves no address behind', async () => {
  const { code } = await stopServer(api);
  expect(code).toBe(0);
  await expect(stat(join(folder.path, 'postgres.json'))).rejects.toThrow('ENOENT');
  await expectNoDatabase();
});

test('a signal during the start stops the database that was just started', async () => {
  await rm(join(folder.path, 'postgres.log'));
  api = await startApi();
  for await (const { filename } of watch(folder.path)) if (filename === 'postgres.log') break;
  const { code } = await stopServer(api);
  expect([0, 1]).toContain(code);
  await expectNoDatabase();
});

test('a database folder that was never finished is put aside, not deleted', async () => {
  await writeFile(join(folder.path, 'postgres/evidence'), 'mine');
  await rm(join(folder.path, 'postgres/global/pg_control'));

  api = await startApi();
  await api.ready;
  const aside = (await readdir(folder.path)).find((name) => name.startsWith('postgres.2'));
  expect(await readFile(join(folder.path, aside ?? '', 'evidence'), 'utf8')).toBe('mine');
  expect(api.lines[0]).toMatchObject({
    level: 'warn',
    msg: expect.stringContaining('was moved to'),
  });
});

test('the API ends with whoever started it, its database too', async () => {
  api.child.disconnect();
  expect((await api.ended).code).toBe(0);
  await expectNoDatabase();
});
