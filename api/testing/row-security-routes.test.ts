import { isPublic } from './authorisation/matrix';
import { anInvestor } from './fixtures';
import { aMarkedInvestor, CANARY, type Marked } from './marked-investor';
import { documentedRoutes, nameOf, requestOf } from './routes';
import { buildTestApp, type Caller, type TestApp } from './test-app';

/** What every `where` compares with: in this file it is always Anna, whoever asks. */
let conditionOf = '';
jest.mock('../src/plugins/session', () => ({
  ...jest.requireActual('../src/plugins/session'),
  investorIdOf: () => conditionOf,
}));

let portal: TestApp;
let annas: Marked;

beforeAll(async () => {
  portal = await buildTestApp();
  annas = await aMarkedInvestor(portal);
  conditionOf = annas.investor_id;
});
afterAll(() => portal.close());

async function answersWithMarks(caller: Caller): Promise<string[]> {
  const routes = (await documentedRoutes(portal)).filter(
    (route) => !isPublic(route) && route.method === 'GET',
  );
  const found = [];
  for (const route of routes) {
    const { body } = await caller.call(requestOf(route, annas));
    if (body.includes(CANARY)) found.push(nameOf(route));
  }
  return found;
}

test('where every condition names another investor, the database still shows nothing of theirs', async () => {
  expect(await answersWithMarks(await portal.as(await anInvestor(portal.db)))).toEqual([]);
});

test('the same conditions do show Anna her own, so the one above means something', async () => {
  const anna = await portal.as({ id: annas.investor_id });
  expect((await answersWithMarks(anna)).length).toBeGreaterThanOrEqual(4);
});
