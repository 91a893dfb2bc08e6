import { sql } from 'drizzle-orm';
import { CONSENTS, PERSON, RESIDENCE } from '../../../testing/onboarding-answers';
import { anOnboarding } from '../../../testing/onboarding-steps';
import { aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());

const begin = (step: number) => anOnboarding(portal, step);

test('an investor goes through all four steps and is let in', async () => {
  const { investor, caller, call, advance, record, holds, step } = await begin(0);
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
  const { investor, caller, record, state } = await begin(1);
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
  const { record } = await begin(0);
  expect((await record('residence', RESIDENCE)).json().code).toBe('onboarding.out_of_turn');
});

test.each([
  [0, 2],
  [1, 3],
  [2, 1],
  [4, 3],
])('from %d there is no way to %d', async (from, to) => {
  const { advance, step } = await begin(from);
  const answer = await advance(to);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'onboarding.out_of_turn' });
  expect(await step()).toBe(from);
});

test('the same step again, after a lost answer, changes nothing', async () => {
  const { investor, advance } = await begin(2);
  expect((await advance(2)).json()).toEqual({ onboarding_step: 2 });
  const { rows } = await portal.db.execute(
    sql`select action from audit_log where investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([]);
});

test('a step that is sent many times at once counts once', async () => {
  const { investor, advance, consent, holds } = await begin(3);
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
  const { call } = await begin(0);
  expect((await call('PATCH', '/onboarding', { step: number })).statusCode).toBe(422);
});
