import { createServer, type Server } from 'node:net';
import { pino } from 'pino';
import { temporaryFiles } from '../../../testing/temporary-files';
import { PORTAL, TEST_AUTH_KEY, TEST_FIELDS } from '../../../testing/test-app';
import { buildApp } from '../../app';
import { newToken } from '../../identity/session-token';
import { connect } from '../postgres/connect';

/** Accepts connections and hangs up, as a database does that is going down. */
let closed: Server;
let app: Awaited<ReturnType<typeof buildApp>>;
let db: ReturnType<typeof connect>;
let stored: Awaited<ReturnType<typeof temporaryFiles>>;
const lines: string[] = [];

beforeAll(async () => {
  closed = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', () => resolve()));
  const address = closed.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  db = connect(`postgres://manzil:x@127.0.0.1:${port}/manzil`, { onLost: () => undefined });
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  stored = await temporaryFiles();
  const { files, fileKeys } = stored;
  app = await buildApp({
    db,
    portal: db,
    files,
    fileKeys,
    fields: TEST_FIELDS,
    authKey: TEST_AUTH_KEY,
    logger,
    config: {
      supportEmail: 'team@manzil.example',
      passwordRangeUrl: null,
      requireSecondFactor: false,
      origins: [PORTAL],
      secure: false,
      trustedProxies: [],
    },
  });
});
afterAll(async () => {
  await app.close();
  await db.$client.end();
  await stored.remove();
  await new Promise((resolve) => closed.close(resolve));
});

test('without the database the process lives but is not ready', async () => {
  expect((await app.inject('/livez')).statusCode).toBe(200);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'database.unavailable' });
});

test('without its counters the login lets nobody in', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { origin: PORTAL },
    payload: { email: 'anna.becker@example.com', password: 'Marina-Walk-2026!' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each(['/auth/', '/units', '/units?page=x'])(
  'an outage is no logout: the session of %s is neither confirmed nor denied',
  async (url) => {
    const headers = { cookie: `session=${newToken()}` };
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);
