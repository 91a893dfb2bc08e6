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

const consent = async () => {
  for (const purpose of ['terms', 'privacy']) {
    await call('PUT', `/consents/${purpose}`, { granted: true, version: '1' });
  }
};

const MISSING = 'Diese Angabe fehlt.';
const CONSENT = 'Hier fehlt noch deine Zustimmung.';
const NO_DOCUMENT = 'Dieses Dokument fehlt noch, ist abgelaufen oder wurde abgelehnt.';
test.each([
  [
    1,
    {
      date_of_birth: MISSING,
      nationality: MISSING,
      phone: MISSING,
      investor_type: MISSING,
      terms: CONSENT,
      privacy: CONSENT,
    },
  ],
  [2, { address: MISSING, tax: MISSING, pep: MISSING }],
  [3, { passport: NO_DOCUMENT, 'proof-of-address': NO_DOCUMENT }],
  [
    4,
    {
      units: 'Bestätige deine Einheiten, oder lade den Kaufvertrag hoch.',
      terms: CONSENT,
      privacy: CONSENT,
    },
  ],
])('step %d says what is missing for it and does not count', async (number, fields) => {
  await begin(number - 1);
  const answer = await advance(number);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'onboarding.unfinished', fields });
  expect(await step()).toBe(number - 1);
});

test('units that are not there cannot be confirmed', async () => {
  await begin(3);
  await consent();
  const answer = await call('PATCH', '/onboarding', { step: 4, units_confirmed: true });
  expect(Object.keys(answer.json().fields)).toEqual(['units']);
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
