import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { PERSON, RESIDENCE } from '../../../testing/onboarding-answers';
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
const keep = (name: 'person' | 'residence', typed: object, version: number) =>
  call('PUT', `/onboarding/${name}/draft`, { typed, version });
const state = async () => (await caller.get('/onboarding')).json();
const consent = async () => {
  for (const purpose of ['terms', 'privacy']) {
    await call('PUT', `/consents/${purpose}`, { granted: true, version: '1' });
  }
};

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
