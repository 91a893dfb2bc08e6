import { createServer } from 'node:net';
import { type ServerProcess, startServer, stopServer } from '../testing/server-process';
import { temporaryFolder } from '../testing/temporary-folder';
import { freshDatabase } from '../testing/test-database';

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

async function startApi(environment: Record<string, string> = {}) {
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
  const environment = { [variable]: String(port), DATABASE_URL: await freshDatabase() };
  const { code, complaint } = await (await startApi(environment)).ended;
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

test('a production without a mail server ends with one clear line', async () => {
  expect(await (await startApi({ MAIL_URL: '' })).ended).toMatchObject({
    code: 1,
    complaint: 'Mails cannot be sent: set MAIL_URL, such as smtps://user:secret@host.\n',
  });
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
