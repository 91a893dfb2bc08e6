import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { json, REFUSED_WRITES, type Write } from '../../../testing/refused-writes';
import { buildTestApp, PORTAL, type TestApp } from '../../../testing/test-app';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';

let portal: TestApp;
let token: string;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  token = newToken();
  await createSession(portal.db, (await anInvestor(portal.db)).id, token);
});

const logout = (headers: Record<string, string>, payload: string | null) =>
  portal.app.inject({
    method: 'POST',
    url: '/auth/logout',
    headers: { cookie: `session=${token}`, ...headers },
    ...(payload !== null && { payload }),
  });

async function revokedSessions() {
  const { rows } = await portal.db.execute(
    sql`select 1 from sessions where revoked_at is not null`,
  );
  return rows.length;
}

test.each(REFUSED_WRITES)(
  'a write from %s is refused and changes nothing',
  async (_name, headers, payload) => {
    const before = await revokedSessions();
    const answer = await logout(headers, payload);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'request.cross_site' });
    expect(await revokedSessions()).toBe(before);
  },
);

test.each<Write>([
  ['the portal', { origin: PORTAL, 'sec-fetch-site': 'same-site' }, null],
  ['the portal with JSON', { origin: PORTAL, ...json }, '{}'],
  ['a program that sends JSON', json, '{}'],
])('a write from %s is carried out', async (_name, headers, payload) => {
  const before = await revokedSessions();
  expect((await logout(headers, payload)).statusCode).toBe(200);
  expect(await revokedSessions()).toBe(before + 1);
});

test.each(['PUT', 'PATCH', 'DELETE', 'POST'] as const)(
  '%s of an unknown address is refused from elsewhere before it is looked up',
  async (method) => {
    const headers = { origin: 'https://evil.example' };
    const answer = await portal.app.inject({ method, url: '/nowhere', headers });
    expect(answer.statusCode).toBe(403);
  },
);

test('a method override is no way around', async () => {
  const headers = { 'x-http-method-override': 'POST', cookie: `session=${token}` };
  const answer = await portal.app.inject({ method: 'GET', url: '/auth/logout', headers });
  expect(answer.statusCode).toBe(405);
});

const read = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  portal.app.inject({ method, url, headers: { cookie: `session=${token}`, ...headers } });

test.each(['GET', 'HEAD'] as const)(
  '%s of what belongs to an investor is refused from another site',
  async (method) => {
    const answer = await read('/profile', { 'sec-fetch-site': 'cross-site' }, method);
    expect(answer.statusCode).toBe(403);
    if (method === 'GET') expect(answer.json()).toMatchObject({ code: 'request.cross_site' });
  },
);

test.each(['same-origin', 'same-site', 'none'])('a read that is %s is answered', async (site) => {
  expect((await read('/profile', { 'sec-fetch-site': site })).statusCode).toBe(200);
});

test('what everybody may read is read from anywhere', async () => {
  expect((await read('/faq', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
});
