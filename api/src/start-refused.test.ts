import { createServer } from 'node:net';
import { copyCluster } from '../testing/initialised-cluster';
import { type ServerProcess, startServer, stopServer } from '../testing/server-process';
import { temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const running: ServerProcess[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopServer));
  await folder.remove();
});

/** In production there are no demo accounts, whose rows take seconds to write. */
async function startApi(environment: Record<string, string> = {}) {
  // A first start initialises its database, which takes seconds: the tests about that name another folder, or spoil it.
  if (running.length === 0 && !environment.DATABASE_URL) await copyCluster(folder.path);
  const api = await startServer({
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
    // Nothing is sent here; a production must name a server.
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Manzil <post@manzil.example>',
    ...environment,
  });
  running.push(api);
  return api;
}

test.each(['API_PORT', 'METRICS_PORT'])('a taken %s is one clear line', async (variable) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', () => resolve()));
  const bound = taken.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  const { code, complaint } = await (await startApi({ [variable]: String(port) })).ended;
  expect(code).toBe(1);
  expect(complaint).toBe(`Port ${port} is taken. Set ${variable} to another one.\n`);
  taken.close();
});

test('a wrong environment is named whole before anything starts', async () => {
  const api = await startApi({
    API_PORT: '99999',
    PORTAL_ORIGINS: 'https://portal.example/',
    DATABASE_URL: 'mysql://x',
  });
  const { code, complaint } = await api.ended;
  expect(code).toBe(1);
  expect(complaint.trimEnd().split('\n')).toHaveLength(1);
  for (const name of ['API_PORT', 'PORTAL_ORIGINS', 'DATABASE_URL']) {
    expect(complaint).toContain(name);
  }
});

test.each([
  [{ MAIL_URL: '' }, 'Mails cannot be sent: set MAIL_URL, such as smtps://user:secret@host.\n'],
  [{ MAIL_FROM: '' }, 'MAIL_URL needs a sender: set MAIL_FROM.\n'],
])('a production with %j ends with one clear line', async (environment, complaint) => {
  expect(await (await startApi(environment)).ended).toMatchObject({ code: 1, complaint });
});

test('a database that takes the connection and says nothing is one clear line', async () => {
  const silent = createServer((socket) => socket.resume());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
  const bound = silent.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  const api = await startApi({ DATABASE_URL: `postgres://manzil:hidden@127.0.0.1:${port}/manzil` });
  const { code, complaint } = await api.ended;
  expect(code).toBe(1);
  expect(complaint).toBe(`The database at 127.0.0.1:${port} cannot be reached (DATABASE_URL).\n`);
  await new Promise((resolve) => silent.close(resolve));
});

test('a database that cannot be reached is one clear line without its password', async () => {
  const api = await startApi({ DATABASE_URL: 'postgres://manzil:hidden@127.0.0.1:1/manzil' });
  const { code, complaint } = await api.ended;
  expect(code).toBe(1);
  expect(complaint).toBe('The database at 127.0.0.1:1 cannot be reached (DATABASE_URL).\n');
});
