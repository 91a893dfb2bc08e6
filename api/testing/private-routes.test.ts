import { anInvestor } from './fixtures';
import { buildTestApp, type TestApp } from './test-app';

let portal: TestApp;
let routes: Route[];

type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

/** Everything that may be asked without a session. A new route is private unless it is added here. */
const PUBLIC = [
  'GET /livez',
  'GET /readyz',
  'POST /auth/login',
  'POST /auth/logout',
  'GET /articles',
  'GET /articles/{id}',
  'GET /faq',
];

beforeAll(async () => {
  portal = await buildTestApp();
  const { paths } = (await portal.anonymous.get('/openapi.json')).json();
  routes = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Route['method'], path })),
  );
});
afterAll(() => portal.close());

const isPublic = ({ method, path }: Route) => PUBLIC.includes(`${method} ${path}`);
const ids = { unit_id: '00000000-0000-4000-8000-000000000001', property_id: '3', id: '1' };

const request = ({ method, path }: Route) => ({
  method,
  url: path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof typeof ids] ?? ids.unit_id),
});

test('every documented public route is known', () => {
  const documented = routes.map(({ method, path }) => `${method} ${path}`);
  expect(PUBLIC.filter((route) => !documented.includes(route))).toEqual([]);
});

test('every other route answers 401 without a session', async () => {
  const answers = await Promise.all(
    routes
      .filter((route) => !isPublic(route))
      .map(async (route) => [route.path, (await portal.anonymous.call(request(route))).statusCode]),
  );
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(answers.map(([path]) => [path, 401]));
});

test('every private route but the session itself waits for onboarding', async () => {
  const caller = await portal.as(await anInvestor(portal.db, { onboarding_step: 3 }));
  const open: string[] = [];
  for (const route of routes.filter((candidate) => !isPublic(candidate))) {
    const { statusCode } = await caller.call(request(route));
    if (statusCode !== 403) open.push(`${route.method} ${route.path} ${statusCode}`);
  }
  expect(open).toEqual(['GET /auth/ 200', 'GET /profile 200']);
});

test('every route documents its answer and its problems', async () => {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json();
  for (const methods of Object.values<object>(paths)) {
    for (const { responses } of Object.values<{ responses: object }>(methods as never)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
    }
  }
});
