import { isLong } from '@manzil/shared/testing/ring';
import { newToken } from '../src/identity/session-token';
import { createSession } from '../src/identity/sessions.repository';
import { aMarkedInvestor, type Marked } from './marked-investor';
import { documentedRoutes, nameOf, type Route } from './routes';
import { buildTestApp, PORTAL, type TestApp } from './test-app';

let portal: TestApp;
let routes: Route[];
let annas: Marked;
let cookie: string;

beforeAll(async () => {
  portal = await buildTestApp();
  annas = await aMarkedInvestor(portal);
  const token = newToken();
  await createSession(portal.db, annas.investor_id, token);
  cookie = `session=${token}`;
  routes = await documentedRoutes(portal);
});
afterAll(() => portal.close());

const urlOf = ({ path }: Route) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (annas as Record<string, string>)[name] ?? NO_ID);
const NO_ID = '00000000-0000-4000-8000-000000000001';

/** Which origins there are, no route decides. */
const SOME = isLong ? undefined : 10;

test.each([
  ['https://evil.example', undefined],
  ['http://localhost:3000.evil.example', SOME],
  ['null', SOME],
  [`${PORTAL}/`, SOME],
])('no route lets %s read its answer', async (origin, most) => {
  const readable: string[] = [];
  for (const route of routes.slice(0, most)) {
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
});
