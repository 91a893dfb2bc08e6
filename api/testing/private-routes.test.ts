import { anInvestor } from './fixtures';
import { documentedRoutes, isPublic, nameOf, PUBLIC, type Route, requestOf } from './routes';
import { buildTestApp, type TestApp } from './test-app';

const IDS = { unit_id: '00000000-0000-4000-8000-000000000001', property_id: '3', id: '1' };

let portal: TestApp;
let routes: Route[];

beforeAll(async () => {
  portal = await buildTestApp();
  routes = await documentedRoutes(portal);
});
afterAll(() => portal.close());

test('every route that is known as public exists', () => {
  const documented = routes.map(nameOf);
  expect(PUBLIC.filter((route) => !documented.includes(route))).toEqual([]);
});

test('every other route answers 401 without a session', async () => {
  const open: string[] = [];
  for (const route of routes.filter((candidate) => !isPublic(candidate))) {
    const { statusCode } = await portal.anonymous.call(requestOf(route, IDS));
    if (statusCode !== 401) open.push(`${nameOf(route)} ${statusCode}`);
  }
  expect(routes.length).toBeGreaterThan(PUBLIC.length);
  expect(open).toEqual([]);
});

test('before onboarding is finished only the account itself answers', async () => {
  const caller = await portal.as(await anInvestor(portal.db, { onboarding_step: 3 }));
  const open: string[] = [];
  for (const route of routes.filter((candidate) => !isPublic(candidate))) {
    const { statusCode } = await caller.call(requestOf(route, IDS));
    if (statusCode !== 403) open.push(`${nameOf(route)} ${statusCode}`);
  }
  expect(open).toEqual(['GET /auth/ 200', 'GET /profile 200']);
});

test('every route documents its answer and its problems', async () => {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json();
  for (const { method, path } of routes) {
    const answers = Object.keys(paths[path][method.toLowerCase()].responses);
    expect(answers).toEqual(['200', '4XX', '5XX']);
  }
});
