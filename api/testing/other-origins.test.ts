import { sql } from 'drizzle-orm';
import { newToken } from '../src/modules/auth/session-token';
import { createSession } from '../src/modules/auth/sessions.repository';
import { aMarkedInvestor, type Marked } from './marked-investor';
import { documentedRoutes, nameOf, type Route } from './routes';
import { buildTestApp, PORTAL, type TestApp } from './test-app';

let portal: TestApp;
let routes: Route[];
let annas: Marked;
let cookie: string;

beforeAll(async () => {
  portal = await buildTestApp();
  annas = await aMarkedInvestor(portal.db);
  const token = newToken();
  await createSession(portal.db, annas.investor_id, token);
  cookie = `session=${token}`;
  routes = await documentedRoutes(portal);
});
afterAll(() => portal.close());

const unsafe = () => routes.filter(({ method }) => method !== 'GET');

/** With Anna's ids, so that only the origin can be the reason for a refusal. */
const urlOf = ({ path }: Route) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (annas as Record<string, string>)[name] ?? NO_ID);
const NO_ID = '00000000-0000-4000-8000-000000000001';

/** Of every table, so that no write goes unseen. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await portal.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const digests = [];
  for (const { name } of tables) {
    const { rows } = await portal.db.execute<{ digest: string }>(
      sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest
        from ${sql.identifier(name)} t`,
    );
    digests.push(`${name} ${rows[0]?.digest}`);
  }
  return digests.sort().join('\n');
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each<[string, Record<string, string>]>([
  ['a form of another site', { origin: 'https://evil.example', ...form }],
  [
    'a multipart form of another site',
    { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['a text/plain form', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['a script of another site', { origin: 'https://evil.example', ...json }],
  [
    'a sibling host',
    { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site', ...json },
  ],
  ['another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site', ...json }],
  ['a sandboxed frame', { origin: 'null', ...json }],
  ['a browser that hides its origin', { 'sec-fetch-site': 'cross-site', ...json }],
  ['a form without an origin', { ...form }],
])('no write from %s is carried out, on any route', async (_name, headers) => {
  const before = await everyRow();
  const carriedOut: string[] = [];
  for (const route of unsafe()) {
    const answer = await portal.app.inject({
      method: route.method,
      url: urlOf(route),
      headers: { cookie, ...headers },
      payload: headers['content-type'] === json['content-type'] ? '{}' : 'a=1',
    });
    if (answer.statusCode !== 403 || answer.json().code !== 'request.cross_site') {
      carriedOut.push(`${nameOf(route)} ${answer.statusCode}`);
    }
  }
  expect(unsafe().length).toBeGreaterThan(6);
  expect(carriedOut).toEqual([]);
  expect(await everyRow()).toBe(before);
});

test.each(['https://evil.example', 'http://localhost:3000.evil.example', 'null', `${PORTAL}/`])(
  'no route lets %s read its answer',
  async (origin) => {
    const readable: string[] = [];
    for (const route of routes) {
      const url = urlOf(route);
      const preflight = await portal.app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': route.method },
      });
      const answer = await portal.app.inject({
        method: route.method,
        url,
        headers: { cookie, origin },
      });
      for (const { headers } of [preflight, answer]) {
        if (headers['access-control-allow-origin'] || headers['access-control-allow-credentials']) {
          readable.push(nameOf(route));
        }
        expect(headers.vary).toContain('Origin');
      }
    }
    expect(readable).toEqual([]);
  },
);
