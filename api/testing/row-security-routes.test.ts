import { anInvestor } from './fixtures';
import { aMarkedInvestor, CANARY, type Marked } from './marked-investor';
import { proofOf } from './proofs/proofs';
import { documentedRoutes, nameOf, requestOf } from './routes';
import { buildTestApp, type Caller, type TestApp } from './test-app';

/** What every `where` compares with: in this file it is always Anna, whoever asks. */
const ANNA = '8f2c1f0e-6d0b-4a53-9f8e-0a4f6c1d2b37';
jest.mock('../src/identity/guard', () => ({
  ...jest.requireActual('../src/identity/guard'),
  investorIdOf: () => ANNA,
}));
// Read while the modules are loaded, when nothing of this file is there yet.
jest.mock('../src/identity/signed-in', () => ({
  SIGNED_IN: jest
    .requireActual('drizzle-orm')
    .sql.raw(`'8f2c1f0e-6d0b-4a53-9f8e-0a4f6c1d2b37'::uuid`),
}));

let portal: TestApp;
let annas: Marked;

beforeAll(async () => {
  portal = await buildTestApp();
  annas = await aMarkedInvestor(portal, { id: ANNA });
});
afterAll(() => portal.close());

async function answersWithMarks(caller: Caller): Promise<string[]> {
  const routes = (await documentedRoutes(portal)).filter(
    (route) => proofOf(route).access !== 'everybody' && route.method === 'GET',
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
