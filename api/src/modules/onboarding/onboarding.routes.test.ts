import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { CONSENTS, PERSON, RESIDENCE } from '../../../testing/onboarding-answers';
import { aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { documents } from '../documents/documents.table';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());

async function begin(onboarding_step: number) {
  investor = await anInvestor(portal.db, { onboarding_step });
  caller = await portal.as(investor);
}
const call = (method: 'PATCH' | 'PUT', url: string, payload: object) =>
  caller.call({ method, url, payload });
const advance = (step: number) => call('PATCH', '/onboarding', { step });
const step = async () => (await caller.get('/auth/')).json().onboarding_step;

type NewDocument = Partial<typeof documents.$inferInsert>;
const holds = (
  document_type: 'passport' | 'proof-of-address' | 'purchase-contract',
  change: NewDocument = {},
) =>
  portal.db.insert(documents).values({
    investor_id: investor.id,
    document_type,
    status: 'in_review',
    uploaded_on: TODAY,
    ...change,
  } as typeof documents.$inferInsert);

const record = (name: 'person' | 'residence', input: object, version = 0) =>
  call('PUT', `/onboarding/${name}`, { ...input, version });

const state = async () => (await caller.get('/onboarding')).json();
const consent = async () => {
  for (const purpose of ['terms', 'privacy']) {
    await call('PUT', `/consents/${purpose}`, { granted: true, version: '1' });
  }
};

test('an investor goes through all four steps and is let in', async () => {
  await begin(0);
  await aUnit(portal.db, { owners: [{ investor }] });
  expect((await caller.get('/units')).statusCode).toBe(403);
  expect((await record('person', PERSON)).json()).toMatchObject({
    onboarding_step: 1,
    accepted: CONSENTS,
    person: { version: 1, saved_at: null, typed: { phone: '+49 1515 5512304' } },
  });
  expect((await record('residence', RESIDENCE)).json()).toMatchObject({
    onboarding_step: 2,
    residence: { typed: { house_no: '12', tax: [{ country: 'DE', tax_id: '86095742719' }] } },
  });
  await holds('passport', { valid_until: '2030-01-01' });
  await holds('proof-of-address');
  expect((await advance(3)).json()).toEqual({ onboarding_step: 3 });
  expect((await call('PATCH', '/onboarding', { step: 4, units_confirmed: true })).statusCode).toBe(
    200,
  );
  expect(await step()).toBe(4);
  expect((await caller.get('/units')).statusCode).toBe(200);
});

test('an earlier step is corrected without the number falling, the same address without a further one', async () => {
  await begin(1);
  await record('residence', RESIDENCE);
  await portal.db.execute(
    sql`update addresses set valid_from = '2026-01-01' where investor_id = ${investor.id}`,
  );
  await record('person', { ...PERSON, nationality: 'AT' });
  await record('residence', { ...RESIDENCE, pep: true }, 1);
  expect(await state()).toMatchObject({
    onboarding_step: 2,
    person: { typed: { nationality: 'AT' } },
    residence: { typed: { pep: 'yes' } },
  });
  expect((await caller.get('/profile/addresses')).json().items).toHaveLength(1);
});

test('a step is recorded in its turn only', async () => {
  await begin(0);
  expect((await record('residence', RESIDENCE)).json().code).toBe('onboarding.out_of_turn');
});

test.each([
  [0, 2],
  [1, 3],
  [2, 1],
  [4, 3],
])('from %d there is no way to %d', async (from, to) => {
  await begin(from);
  const answer = await advance(to);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'onboarding.out_of_turn' });
  expect(await step()).toBe(from);
});

test('the same step again, after a lost answer, changes nothing', async () => {
  await begin(2);
  expect((await advance(2)).json()).toEqual({ onboarding_step: 2 });
  const { rows } = await portal.db.execute(
    sql`select action from audit_log where investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([]);
});

test('a step that is sent many times at once counts once', async () => {
  await begin(3);
  await consent();
  await holds('purchase-contract');
  const answers = await Promise.all(Array.from({ length: 5 }, () => advance(4)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const { rows } = await portal.db.execute(
    sql`select detail from audit_log where investor_id = ${investor.id} and action = 'onboarding.advanced'`,
  );
  expect(rows).toEqual([{ detail: { step: 4 } }]);
});

test.each([[0], [5], [1.5], ['4'], [null]])('%p is no step', async (number) => {
  await begin(0);
  expect((await call('PATCH', '/onboarding', { step: number })).statusCode).toBe(422);
});
