import { sql } from 'drizzle-orm';
import { actionsOf, consentProofs, grantsToChange } from '../../../testing/consents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db, { onboarding_step: 0 });
  caller = await portal.as(investor);
});

const decide = (purpose: string, granted: boolean, version = '2026-11', by = caller) =>
  by.call({ method: 'PUT', url: `/consents/${purpose}`, payload: { granted, version } });
const current = async () => (await caller.get('/consents')).json().items;
const proofs = () => consentProofs(portal.db, investor);

test('nothing is granted until it was decided', async () => {
  expect(await current()).toEqual([]);
});

test('the latest decision of a purpose holds, with its version and time', async () => {
  expect((await decide('analytics', true)).statusCode).toBe(200);
  await decide('terms', true);
  const answer = await decide('analytics', false, '2026-12');
  expect(answer.json()).toEqual({
    purpose: 'analytics',
    granted: false,
    version: '2026-12',
    at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  });
  expect(await current()).toEqual([
    answer.json(),
    { purpose: 'terms', granted: true, version: '2026-11', at: expect.any(String) },
  ]);
});

test('every decision stays as proof, in order', async () => {
  await decide('replay', true);
  await decide('replay', false);
  await decide('replay', true, '2026-12');
  expect((await proofs()).map(({ granted, version }) => [granted, version])).toEqual([
    [true, '2026-11'],
    [false, '2026-11'],
    [true, '2026-12'],
  ]);
});

test('the same decision again, after a lost answer, is no further one', async () => {
  const first = await decide('marketing', true);
  expect((await decide('marketing', true)).json()).toEqual(first.json());
  expect(await proofs()).toHaveLength(1);
});

test.each(['terms', 'privacy'])(
  '%s cannot be taken back while there is an account',
  async (purpose) => {
    await decide(purpose, true);
    const answer = await decide(purpose, false);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'consents.required' });
    expect(await current()).toMatchObject([{ purpose, granted: true }]);
  },
);

test('a purpose that does not exist is not found', async () => {
  expect((await decide('everything', true)).statusCode).toBe(404);
});

test.each(['', ' ', '../2026', 'x'.repeat(33), '2026\u0000'])(
  'the version %p is refused',
  async (version) => {
    expect((await decide('terms', true, version)).statusCode).toBe(422);
  },
);

test('a proof can neither be changed nor removed by the application', async () => {
  await decide('terms', true);
  await expect(portal.db.execute(sql`update consents set granted = false`)).rejects.toThrow();
  await expect(portal.db.execute(sql`truncate consents`)).rejects.toThrow();
  expect(await grantsToChange(portal.db)).toEqual([]);
});

test("another investor's decisions do not show", async () => {
  await decide('analytics', true);
  const stranger = await portal.as(await anInvestor(portal.db));
  expect((await stranger.get('/consents')).json()).toEqual({ items: [] });
});

test('a decision is in the audit log', async () => {
  await decide('whatsapp', true);
  await decide('whatsapp', false);
  expect(await actionsOf(portal.db, investor)).toEqual(['consent.granted', 'consent.withdrawn']);
});
