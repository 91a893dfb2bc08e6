import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
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

const CONSENTS = { terms: '2026-11-21', privacy: '2026-11-24' };
const PERSON = {
  salutation: 'ms',
  investor_type: 'person',
  date_of_birth: '1984-03-09',
  nationality: 'DE',
  phone: '+49 1515 5512304',
  locale: 'de',
  ...CONSENTS,
};
const RESIDENCE = {
  street: 'Gärtnerstraße',
  house_no: '12',
  postal_code: '20253',
  city: 'Hamburg',
  country: 'DE',
  tax: [{ country: 'DE', tax_id: '86 095 742 719' }],
  pep: false,
};
const record = (name: 'person' | 'residence', input: object, version = 0) =>
  call('PUT', `/onboarding/${name}`, { ...input, version });
const keep = (name: 'person' | 'residence', typed: object, version: number) =>
  call('PUT', `/onboarding/${name}/draft`, { typed, version });
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

test('a company names itself, its register and its own tax number; as a person again it is forgotten', async () => {
  await begin(0);
  const company = { ...PERSON, investor_type: 'company', company_name: 'Weber Holding GmbH' };
  const refused = await record('person', { ...company, phone: '12' });
  expect(Object.keys(refused.json().fields).sort()).toEqual(['company_registration', 'phone']);
  const registered = { ...company, company_registration: 'HRB 12345 B' };
  expect((await record('person', registered)).json().person.typed).toMatchObject({
    company_name: 'Weber Holding GmbH',
    company_registration: 'HRB 12345 B',
  });
  const tax = [{ country: 'DE', tax_id: '27 123/45678' }];
  const taxed = await record('residence', { ...RESIDENCE, tax });
  expect(taxed.json().residence.typed.tax).toEqual(tax);
  expect((await record('person', PERSON, 1)).json().person.typed.company_name).toBe('');
});

test('all that is wrong with the residence is said at once, and nothing of it is recorded', async () => {
  await begin(1);
  const answer = await record('residence', {
    ...RESIDENCE,
    postal_code: '2025',
    tax: [
      { country: 'DE', tax_id: null },
      { country: 'XX', tax_id: null },
    ],
  });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields).sort()).toEqual([
    'postal_code',
    'tax.0.tax_id',
    'tax.1.country',
  ]);
  expect(await state()).toMatchObject({ onboarding_step: 1, residence: { version: 0 } });
});

test('what is typed is there on another device, and gone from the fields once it is recorded', async () => {
  await begin(1);
  const kept = await keep('residence', { street: 'Gärt', tax: [{ country: '', tax_id: '86' }] }, 0);
  expect(kept.json()).toEqual({ version: 1, saved_at: expect.any(String) });
  expect((await state()).residence).toMatchObject({
    typed: { street: 'Gärt', city: '', tax: [{ country: '', tax_id: '86' }] },
    version: 1,
    saved_at: kept.json().saved_at,
  });
  await record('residence', RESIDENCE, 1);
  expect((await state()).residence).toMatchObject({
    typed: { street: 'Gärtnerstraße' },
    version: 2,
    saved_at: null,
  });
});

test('of two devices the second is told, whether it saves or sends', async () => {
  await begin(0);
  await keep('person', { phone: '+49' }, 0);
  for (const answer of [
    await keep('person', { phone: '+971' }, 0),
    await record('person', PERSON),
  ]) {
    expect(answer.json()).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  }
  expect((await state()).person.typed.phone).toBe('+49');
});

test('what is typed is sealed in the database, and goes with the last step', async () => {
  await begin(3);
  await consent();
  await keep('residence', { street: 'Gärtnerstraße' }, 0);
  const stored = () =>
    portal.db.execute(
      sql`select typed_sealed from onboarding_drafts where investor_id = ${investor.id}`,
    );
  const [row] = (await stored()).rows as { typed_sealed: Buffer }[];
  expect(row?.typed_sealed.toString('latin1')).not.toContain('rtnerstra');
  await holds('purchase-contract');
  expect((await advance(4)).statusCode).toBe(200);
  expect((await stored()).rows).toEqual([]);
});

test('after the last step a page that is still open elsewhere changes nothing', async () => {
  await begin(4);
  for (const answer of [
    await keep('person', { phone: '+971' }, 0),
    await keep('residence', { street: 'Deichweg' }, 0),
    await record('person', PERSON),
    await record('residence', RESIDENCE),
  ]) {
    expect(answer.json()).toMatchObject({ status: 409, code: 'onboarding.out_of_turn' });
  }
  expect(await state()).toMatchObject({
    person: { version: 0, typed: { phone: '', nationality: '' } },
    residence: { version: 0, typed: { street: '' } },
    accepted: { terms: null, privacy: null },
  });
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
