import { anInvestor } from './fixtures';
import { documentedRoutes, isPublic, nameOf, PUBLIC, type Route, requestOf } from './routes';
import { buildTestApp, type TestApp } from './test-app';

const IDS = {
  unit_id: '00000000-0000-4000-8000-000000000001',
  session_id: '00000000-0000-4000-8000-000000000001',
  statement_id: '00000000-0000-4000-8000-000000000001',
  payout_id: '00000000-0000-4000-8000-000000000001',
  avatar_id: '00000000-0000-4000-8000-000000000001',
  property_id: '3',
  id: '1',
};

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
  expect(open.sort()).toEqual([
    'DELETE /auth/sessions/{session_id} 404',
    'DELETE /documents/{id} 404',
    'DELETE /profile/avatar 200',
    'GET /auth/ 200',
    'GET /auth/sessions 200',
    'GET /avatars/{avatar_id} 404',
    'GET /consents 200',
    'GET /documents 200',
    'GET /documents/{id} 404',
    'GET /documents/{id}/download 404',
    'GET /profile 200',
    'GET /profile/addresses 200',
    'GET /profile/export 200',
    'GET /profile/tax-residencies 200',
    'GET /settings 200',
    'PATCH /onboarding 422',
    'PATCH /profile 422',
    'POST /account/password 422',
    'POST /auth/sessions/revoke-others 200',
    'POST /profile/erasure-request 422',
    'PUT /consents/{purpose} 404',
    'PUT /documents/uploads/{upload_id} 404',
    'PUT /profile/address 422',
    'PUT /profile/avatar 422',
    'PUT /profile/tax-residencies 422',
    'PUT /settings 422',
  ]);
});

test('every route documents its answer and its problems', async () => {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json();
  for (const { method, path } of routes) {
    const answers = Object.keys(paths[path][method.toLowerCase()].responses);
    expect(answers.join(' ')).toMatch(/^(200|201|200 201) 4XX 5XX$/);
  }
});
