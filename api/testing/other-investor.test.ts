import { randomUUID } from 'node:crypto';
import { anInvestor } from './fixtures';
import { aMarkedInvestor, CANARY, type Marked } from './marked-investor';
import { documentedRoutes, isPublic, type Route, requestOf } from './routes';
import { buildTestApp, type Caller, type TestApp } from './test-app';

let portal: TestApp;
let ben: Caller;
let routes: Route[];
let annas: Marked;

/** Anna owns something of every kind, marked; Ben is signed in and owns nothing of hers. */
beforeAll(async () => {
  portal = await buildTestApp();
  annas = await aMarkedInvestor(portal.db);
  ben = await portal.as(await anInvestor(portal.db));
  routes = (await documentedRoutes(portal)).filter((route) => !isPublic(route));
});
afterAll(() => portal.close());

const withoutDate = ({ statusCode, headers, body }: Awaited<ReturnType<Caller['get']>>) => ({
  statusCode,
  headers: { ...headers, date: '' },
  body,
});

test("another investor's things and missing ones answer with the same bytes", async () => {
  const missing = {
    unit_id: randomUUID(),
    session_id: randomUUID(),
    statement_id: randomUUID(),
    payout_id: randomUUID(),
    avatar_id: randomUUID(),
    id: randomUUID(),
    property_id: '2147483647',
  };
  const addressed = routes.filter(({ path }) => path.includes('{'));
  expect(addressed.length).toBeGreaterThan(0);
  for (const route of addressed) {
    const foreign = withoutDate(await ben.call(requestOf(route, annas)));
    expect(foreign.statusCode).toBe(404);
    expect(foreign).toEqual(withoutDate(await ben.call(requestOf(route, missing))));
  }
});

test.each([
  '0',
  '-1',
  '2147483648',
  '00000000-0000-0000-0000-000000000000',
  "'--",
  '1e3',
  '%2e%2e',
])('the id %p is no thing of anybody', async (id) => {
  for (const route of routes.filter(({ path }) => path.includes('{'))) {
    const answer = await ben.call(
      requestOf(route, {
        unit_id: id,
        session_id: id,
        statement_id: id,
        payout_id: id,
        avatar_id: id,
        property_id: id,
        id,
      }),
    );
    // `/auth/sessions/..` is the address `/auth/`, which knows another method only.
    const none = expect.stringMatching(/ 40[45]$/);
    expect(`${route.path} ${answer.statusCode}`).toEqual(none);
  }
});

test('nothing of another investor is in any answer', async () => {
  for (const route of routes) {
    const { body } = await ben.call(requestOf(route, annas));
    expect(body).not.toContain(CANARY);
    for (const id of [
      annas.unit_id,
      annas.investor_id,
      annas.session_id,
      annas.statement_id,
      annas.payout_id,
      annas.avatar_id,
      annas.id,
    ])
      expect(body).not.toContain(id);
  }
});

test('the owner does see them, so the marks above mean something', async () => {
  const anna = await portal.as({ id: annas.investor_id });
  const bodies = [];
  for (const route of routes) bodies.push((await anna.call(requestOf(route, annas))).body);
  expect(bodies.filter((body) => body.includes(CANARY)).length).toBeGreaterThanOrEqual(5);
});
