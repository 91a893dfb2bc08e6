import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { PERSON, RESIDENCE } from '../../../testing/onboarding-answers';
import { NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

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

const record = (name: 'person' | 'residence', input: object, version = 0) =>
  call('PUT', `/onboarding/${name}`, { ...input, version });

const state = async () => (await caller.get('/onboarding')).json();

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
