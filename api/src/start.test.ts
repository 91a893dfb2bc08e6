import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@manzil/embedded-postgres';
import { Client } from 'pg';
import { copyCluster } from '../testing/initialised-cluster';
import { metricValue } from '../testing/metric-value';
import { killServer, type ServerProcess, startServer, stopServer } from '../testing/server-process';
import { temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(120_000);

const run = promisify(execFile);

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;

/** Of a production that was started once and stopped. */
let startedBefore: Folder;
let folder: Folder;
const running: ServerProcess[] = [];

beforeAll(async () => {
  startedBefore = await temporaryFolder();
  await copyCluster(startedBefore.path);
  const first = await startProduction({ DATA_DIR: startedBefore.path });
  await first.ready;
  await stopServer(first);
});
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopServer));
  await folder.remove();
});
afterAll(() => startedBefore.remove());

/** In production there are no demo accounts, whose rows take seconds to write. */
const startProduction = (environment: Record<string, string>) =>
  startServer({
    NODE_ENV: 'production',
    // Nothing is sent here; a production must name a server.
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Manzil <post@manzil.example>',
    ...environment,
  });

async function startApi(environment: Record<string, string> = {}) {
  // A first start makes its tables and contents, which takes seconds: the tests about that name another folder.
  if (running.length === 0 && !environment.DATABASE_URL) {
    // The files stay those of the account that runs the server.
    await run('cp', ['-a', `${startedBefore.path}/.`, folder.path]);
  }
  const api = await startProduction({ DATA_DIR: folder.path, ...environment });
  running.push(api);
  return api;
}

const address = async (dataDir = folder.path): Promise<string> =>
  JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')).url;

async function query(sql: string, dataDir?: string) {
  const client = new Client({ connectionString: await address(dataDir) });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const databasePid = async () =>
  Number.parseInt(await readFile(join(folder.path, 'postgres/postmaster.pid'), 'utf8'), 10);

const status = async (api: ServerProcess, path: string) =>
  (await fetch(`http://localhost:${api.port}${path}`)).status;

test('the API brings its own database, durable and reachable from this machine only', async () => {
  const dataDir = join(folder.path, 'new');
  const api = await startApi({ DATA_DIR: dataDir });
  expect(await api.ready).toMatchObject({ database: 'embedded', pid: api.child.pid });
  expect(await status(api, '/readyz')).toBe(200);
  const settings = await query(
    `select name, setting from pg_settings where name in
      ('fsync', 'data_checksums', 'listen_addresses', 'password_encryption') order by name`,
    dataDir,
  );
  expect(settings).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'password_encryption', setting: 'scram-sha-256' },
  ]);
  const { mode } = await stat(join(dataDir, 'postgres.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('a production without a flag has contents but no account', async () => {
  const api = await startApi();
  expect(await api.ready).toMatchObject({ demo: false });
  expect(await query('select count(*)::int as n from investors')).toEqual([{ n: 0 }]);
  expect(await query('select count(*)::int as n from faq_items')).toEqual([{ n: 41 }]);
});

test('a second start on the same data ends with one line and harms nothing', async () => {
  const first = await startApi();
  await first.ready;
  const second = await (await startApi()).ended;
  expect(second.code).toBe(1);
  expect(second.complaint).toBe(
    `${folder.path} is in use: another Manzil API runs on it. Stop it first.\n`,
  );
  expect(await status(first, '/readyz')).toBe(200);
});

test('after kill -9 the next start stops the database left over and keeps what was written', async () => {
  const first = await startApi();
  await first.ready;
  await query('create table kept as select 42 as answer');
  const before = await address();
  await killServer(first);

  const second = await startApi();
  await second.ready;
  expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  expect(await address()).not.toBe(before);
  const { lines } = await stopServer(second);
  expect(lines[0]).toMatchObject({ msg: expect.stringContaining('left over from a killed API') });
});

test('after kill -9 of the database too the next start recovers', async () => {
  const first = await startApi();
  await first.ready;
  await query('create table kept as select 42 as answer');
  const pid = await databasePid();
  first.child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await first.ended;

  const second = await startApi();
  await second.ready;
  expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
});

test('when the database dies the API says so, starts it again and goes on', async () => {
  const api = await startApi();
  await api.ready;
  const pid = await databasePid();
  process.kill(pid, 'SIGKILL');
  const seen: number[] = [];
  while (seen.at(-1) !== 200 || !seen.includes(503)) seen.push(await status(api, '/readyz'));
  expect(new Set(seen)).toEqual(new Set([200, 503]));
  expect(await status(api, '/livez')).toBe(200);
});

test('a database folder that was never finished is put aside, not deleted', async () => {
  const first = await startApi();
  await first.ready;
  await stopServer(first);
  await writeFile(join(folder.path, 'postgres/evidence'), 'mine');
  await rm(join(folder.path, 'postgres/global/pg_control'));

  const second = await startApi();
  await second.ready;
  const aside = (await readdir(folder.path)).find((name) => name.startsWith('postgres.2'));
  expect(await readFile(join(folder.path, aside ?? '', 'evidence'), 'utf8')).toBe('mine');
  const { lines } = await stopServer(second);
  expect(lines[0]).toMatchObject({ level: 'warn', msg: expect.stringContaining('was moved to') });
});

test('stopping ends the database and leaves no address behind', async () => {
  const api = await startApi();
  await api.ready;
  const { code } = await stopServer(api);
  expect(code).toBe(0);
  await expect(stat(join(folder.path, 'postgres.json'))).rejects.toThrow('ENOENT');
  await expect(stat(join(folder.path, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a signal during the start stops the database that was just started', async () => {
  const api = await startApi();
  for await (const { filename } of watch(folder.path)) if (filename === 'postgres.log') break;
  const { code } = await stopServer(api);
  expect([0, 1]).toContain(code);
  await expect(stat(join(folder.path, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('the API ends with whoever started it, its database too', async () => {
  const api = await startApi();
  await api.ready;
  api.child.disconnect();
  expect((await api.ended).code).toBe(0);
  await expect(stat(join(folder.path, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('metrics are on a port of their own, for this machine, and never on that of the API', async () => {
  const metricsPort = await freePort();
  const api = await startApi({ METRICS_PORT: String(metricsPort) });
  await api.ready;
  expect(await status(api, '/metrics')).toBe(404);
  const metrics = await fetch(`http://localhost:${metricsPort}/metrics`);
  const text = await metrics.text();
  expect(metricValue(text, 'manzil_database_up')).toBe(1);
  const asked = 'http_request_duration_seconds_count{method="(any)",route="(none)",status="4xx"}';
  expect(metricValue(text, asked)).toBe(1);
  expect((await fetch(`http://localhost:${metricsPort}/livez`)).status).toBe(404);
});
