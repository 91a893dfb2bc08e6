import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCluster } from '../../testing/initialised-cluster';
import { startServer } from '../../testing/server-process';
import { temporaryFolder } from '../../testing/temporary-folder';
import { freshDatabase } from '../../testing/test-database';
import { API_ROOT } from '../api-root';
import { asLogin } from '../platform/postgres/logins';
import { generatePortfolio } from './import/generate-portfolio';

jest.setTimeout(120_000);

// One data folder: a test goes on with what the one before left, as migrating and starting take seconds.
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const startApi = () =>
  startServer({
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Manzil <post@manzil.example>',
  });

type Ended = { code: number | null; out: string; notes: string };

/** The command as a process of its own, on the embedded database unless the environment names another. */
function manzil(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['dist/manzil.mjs', ...args], {
    cwd: API_ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder.path, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', notes: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.notes += chunk.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({ code, ...written }));
  return { child, ended, written };
}

const run = (args: string[], environment?: Record<string, string>) =>
  manzil(args, environment).ended;

const isThere = (name: string) =>
  access(join(folder.path, name)).then(
    () => true,
    () => false,
  );

test('with a database of its own the command needs no folder', async () => {
  const DATABASE_URL = await freshDatabase();
  const { code, out } = await run(['investor', 'list'], { DATABASE_URL });
  expect([code, out]).toEqual([0, 'number  e-mail  name  status  step\n']);
  expect(await isThere('postgres')).toBe(false);
});

test('without an API the database is started for the command, and stopped after it', async () => {
  await copyCluster(folder.path);
  expect(await run(['migrate'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/migrations ran\.\n$/),
  });
  expect(await run(['migrate'])).toMatchObject({ code: 0, out: 'The database is up to date.\n' });
  expect(await isThere('postgres.json')).toBe(false);
  expect(await isThere('postgres/postmaster.pid')).toBe(false);
});

test('interrupted in the middle of an import, nothing is stored and no database is left running', async () => {
  const files = join(folder.path, 'portfolio');
  await generatePortfolio(files, 300);
  const { child, ended, written } = manzil(['import', files]);
  const storing = new Promise<void>((resolve) => {
    child.stderr.on('data', () => {
      if (written.notes.includes('bookings.csv: ')) resolve();
    });
  });
  await Promise.race([storing, ended]);
  child.kill('SIGINT');
  expect((await ended).code).toBe(130);
  expect(await isThere('postgres/postmaster.pid')).toBe(false);
  expect((await run(['investor', 'list'])).out).toBe('number  e-mail  name  status  step\n');
});

test('beside an API the command uses its database; of a killed one it starts it', async () => {
  const api = await startApi();
  await api.ready;
  const name = ['--first-name', 'Zoë', '--last-name', 'Öz'];
  const created = await run(['investor', 'create', '--email', 'zoe@example.com', ...name]);
  expect([created.code, created.notes]).toEqual([0, '']);
  const token = /#link=([\w-]{43})/.exec(created.out)?.[1];
  const answer = await fetch(`http://localhost:${api.port}/auth/check-password-link`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(await answer.json()).toEqual({ isValid: true });
  expect(await isThere('postgres.json')).toBe(true);

  const pid = Number.parseInt(
    await readFile(join(folder.path, 'postgres/postmaster.pid'), 'utf8'),
    10,
  );
  api.child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await api.ended;
  expect(await run(['investor', 'list'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('zoe@example.com'),
  });
});

test('a login of its own does for what is no migration', async () => {
  const owner = await freshDatabase();
  const environment = {
    DATABASE_URL: asLogin(owner, 'manzil_service'),
    PORTAL_DATABASE_URL: asLogin(owner, 'manzil_portal'),
    MIGRATION_DATABASE_URL: owner,
  };
  const { code, notes } = await run(
    ['investor', 'create', '--email', 'a@example.com', '--first-name', 'A', '--last-name', 'B'],
    environment,
  );
  expect([code, notes]).toEqual([0, '']);
  expect((await run(['migrate'], environment)).out).toBe('The database is up to date.\n');
});

test('a database that nobody serves is a clear line without its password', async () => {
  const DATABASE_URL = 'postgres://m:hidden@127.0.0.1:1/m';
  expect(await run(['verify'], { DATABASE_URL })).toEqual({
    code: 1,
    out: '',
    notes: 'The database at 127.0.0.1:1 cannot be reached.\n',
  });
});
