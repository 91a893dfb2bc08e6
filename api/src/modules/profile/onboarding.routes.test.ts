import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { NOON, TODAY } from '../../../testing/portfolio';
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
const holds = (document_type: 'passport' | 'proof-of-address', change: NewDocument = {}) =>
  portal.db.insert(documents).values({
    investor_id: investor.id,
    document_type,
    status: 'in_review',
    uploaded_on: TODAY,
    ...change,
  } as typeof documents.$inferInsert);

test('an investor goes through all four steps and is let in', async () => {
  await begin(0);
  expect((await caller.get('/units')).statusCode).toBe(403);
  await call('PATCH', '/profile', {
    date_of_birth: '1984-03-09',
    nationality: 'DE',
    phone: '+4915155512304',
    version: 1,
  });
  expect((await advance(1)).json()).toEqual({ onboarding_step: 1 });
  await call('PUT', '/profile/address', {
    street: 'Gärtnerstraße',
    postal_code: '20253',
    city: 'Hamburg',
    country: 'DE',
    version: 0,
  });
  expect((await advance(2)).statusCode).toBe(200);
  await holds('passport', { valid_until: '2030-01-01' });
  await holds('proof-of-address');
  expect((await advance(3)).statusCode).toBe(200);
  await call('PUT', '/consents/terms', { granted: true, version: '1' });
  await call('PUT', '/consents/privacy', { granted: true, version: '1' });
  expect((await advance(4)).statusCode).toBe(200);
  expect(await step()).toBe(4);
  expect((await caller.get('/units')).statusCode).toBe(200);
});

test.each([
  [
    1,
    {
      date_of_birth: 'Diese Angabe fehlt.',
      nationality: 'Diese Angabe fehlt.',
      phone: 'Diese Angabe fehlt.',
    },
  ],
  [2, { address: 'Diese Angabe fehlt.' }],
  [
    3,
    {
      passport: 'Dieses Dokument fehlt noch, ist abgelaufen oder wurde abgelehnt.',
      'proof-of-address': 'Dieses Dokument fehlt noch, ist abgelaufen oder wurde abgelehnt.',
    },
  ],
  [4, { terms: 'Hier fehlt noch deine Zustimmung.', privacy: 'Hier fehlt noch deine Zustimmung.' }],
])('step %d says what is missing for it and does not count', async (number, fields) => {
  await begin(number - 1);
  const answer = await advance(number);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'onboarding.unfinished', fields });
  expect(await step()).toBe(number - 1);
});

test.each([
  ['two passports', { document_type: 'passport' }],
  [
    'a declined proof of address',
    { document_type: 'proof-of-address', status: 'declined', decline_code: 'unreadable' },
  ],
  ['an expired proof of address', { document_type: 'proof-of-address', valid_until: '2026-11-20' }],
] as const)('%s is not enough for the third step', async (_, second) => {
  await begin(2);
  await holds('passport');
  await holds(second.document_type, second);
  const answer = await advance(3);
  expect(Object.keys(answer.json().fields)).toEqual(['proof-of-address']);
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
  await call('PUT', '/consents/terms', { granted: true, version: '1' });
  await call('PUT', '/consents/privacy', { granted: true, version: '1' });
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
