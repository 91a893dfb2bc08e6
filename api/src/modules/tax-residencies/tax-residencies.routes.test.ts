import { taxIdProblem } from '@manzil/shared/domain/tax-id';
import fc from 'fast-check';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { taxResidencies } from './tax-residencies.table';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;
let clock: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => new Date(clock) });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock = '2026-11-21T08:00:00Z';
  investor = await anInvestor(portal.db, { onboarding_step: 1 });
  caller = await portal.as(investor);
});

/** From the specification of the German tax office. */
const GERMAN = '86095742719';
const put = (items: object[], version: number) =>
  caller.call({ method: 'PUT', url: '/profile/tax-residencies', payload: { items, version } });
const rows = () => portal.db.select().from(taxResidencies);

test('an investor says where they are taxed, and reads it back', async () => {
  expect((await caller.get('/profile/tax-residencies')).json()).toEqual({ items: [], version: 1 });
  const answer = await put([{ country: 'DE', tax_id: '86 095 742 719' }, { country: 'AE' }], 1);
  expect(answer.statusCode).toBe(200);
  const expected = {
    items: [
      { country: 'AE', tax_id: null },
      { country: 'DE', tax_id: GERMAN },
    ],
    version: 2,
  };
  expect(answer.json()).toEqual(expected);
  expect((await caller.get('/profile/tax-residencies')).json()).toEqual(expected);
});

test('the database does not know the number', async () => {
  await put([{ country: 'DE', tax_id: GERMAN }], 1);
  const stored = (await rows()).find(({ investor_id }) => investor_id === investor.id);
  expect(stored?.tax_id_sealed?.toString('latin1')).not.toContain(GERMAN);
  expect(stored?.tax_id_key_id).toMatch(/^[0-9a-f]{16}$/);
});

test('what is left out ends the day before, what stays keeps its beginning', async () => {
  await put([{ country: 'DE', tax_id: GERMAN }, { country: 'AE' }], 1);
  clock = '2027-01-01T08:00:00Z';
  await put([{ country: 'DE', tax_id: GERMAN }, { country: 'CH' }], 2);
  const periods = (await rows())
    .filter(({ investor_id }) => investor_id === investor.id)
    .map(({ country, valid_from, valid_to }) => [country, valid_from, valid_to])
    .sort();
  expect(periods).toEqual([
    ['AE', '2026-11-21', '2026-12-31'],
    ['CH', '2027-01-01', null],
    ['DE', '2026-11-21', null],
  ]);
});

test('a correction on the same day leaves no trace of the mistake', async () => {
  await put([{ country: 'FR' }], 1);
  await put([{ country: 'AT' }], 2);
  const mine = (await rows()).filter(({ investor_id }) => investor_id === investor.id);
  expect(mine.map(({ country }) => country)).toEqual(['AT']);
});

test('a change that has read an older version is refused', async () => {
  await put([{ country: 'FR' }], 1);
  expect((await put([{ country: 'AT' }], 1)).statusCode).toBe(409);
});

test('a German one that has always lacked its number may go on so, but is not entered so again', async () => {
  await portal.db
    .insert(taxResidencies)
    .values({ investor_id: investor.id, country: 'DE', valid_from: '2022-05-18' });
  expect((await put([{ country: 'DE' }, { country: 'AE' }], 1)).statusCode).toBe(200);
  expect((await put([{ country: 'DE', tax_id: GERMAN }], 2)).statusCode).toBe(200);
  expect((await put([{ country: 'DE' }], 3)).json()).toMatchObject({
    status: 422,
    fields: { 'items.0.tax_id': 'Diese Angabe fehlt.' },
  });
});

test.each([
  [[], { items: 'Mindestens 1.' }],
  [[{ country: 'ZZ' }], { 'items.0.country': 'Dieses Land kennen wir nicht.' }],
  [
    [
      { country: 'DE', tax_id: GERMAN },
      { country: 'DE', tax_id: GERMAN },
    ],
    { 'items.1.country': 'Dieses Land steht schon da.' },
  ],
  [[{ country: 'DE' }], { 'items.0.tax_id': 'Diese Angabe fehlt.' }],
  [
    [{ country: 'AE' }, { country: 'DE', tax_id: '86095742718' }],
    {
      'items.1.tax_id':
        'Das ist keine Steuer-ID: Sie hat elf Ziffern, und die letzte ist ihre Prüfziffer.',
    },
  ],
])('%j is refused', async (items, fields) => {
  const answer = await put(items, 1);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual(fields);
});

test('a company in Germany gives the number of its tax office, as it is written', async () => {
  investor = await anInvestor(portal.db, {
    investor_type: 'company',
    company_name: 'Weber Holding GmbH',
    company_registration: 'HRB 12345 B',
  });
  caller = await portal.as(investor);
  const answer = await put([{ country: 'DE', tax_id: '27 123/45678' }], 1);
  expect(answer.json().items).toEqual([{ country: 'DE', tax_id: '27 123/45678' }]);
  expect((await put([{ country: 'AT' }], 2)).statusCode).toBe(200);
  expect((await put([{ country: 'DE' }], 3)).json()).toMatchObject({
    fields: { 'items.0.tax_id': 'Diese Angabe fehlt.' },
  });
});

test('any other digit in a German tax ID is noticed', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digit = (Number(GERMAN[place]) + by) % 10;
      const changed = `${GERMAN.slice(0, place)}${digit}${GERMAN.slice(place + 1)}`;
      expect(taxIdProblem('DE', changed, 'person')).not.toBeNull();
    }),
  );
  expect(taxIdProblem('DE', GERMAN, 'person')).toBeNull();
});
