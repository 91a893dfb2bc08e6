import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

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

const HAMBURG = {
  street: 'Gärtnerstraße',
  house_no: '12',
  postal_code: '20253',
  city: 'Hamburg',
  country: 'DE',
};
const put = (payload: object) => caller.call({ method: 'PUT', url: '/profile/address', payload });
const history = async () => (await caller.get('/profile/addresses')).json();

test.each([
  [0, 1],
  [1, 0],
  [2, 1],
])('a change that has read version %d does not overwrite version %d', async (read, present) => {
  if (present > 0) await put({ ...HAMBURG, version: 0 });
  const answer = await put({ ...HAMBURG, city: 'Berlin', version: read });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'changed_meanwhile' });
  expect((await history()).items).toHaveLength(present);
});

test('of two that are sent at once one is stored, with or without an address before', async () => {
  for (const version of [0, 1]) {
    const answers = await Promise.all([
      put({ ...HAMBURG, house_no: `${version}1`, version }),
      put({ ...HAMBURG, house_no: `${version}2`, version }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
  expect((await history()).items).toHaveLength(1);
});

test.each([
  [{ country: 'ZZ' }, { country: 'Dieses Land kennen wir nicht.' }],
  [{ country: null }, { country: 'Diese Angabe ist nicht gültig.' }],
  [{ postal_code: null }, { postal_code: 'Trag deine Postleitzahl ein.' }],
  [{ postal_code: '2025' }, { postal_code: 'Die Postleitzahl hat hier 5 Ziffern.' }],
  [
    { country: 'CH', postal_code: '80023' },
    { postal_code: 'Die Postleitzahl hat hier 4 Ziffern.' },
  ],
  [{ street: '' }, { street: 'Diese Angabe fehlt.' }],
  [{ street: '   ' }, { street: 'Diese Angabe ist nicht gültig.' }],
  [{ city: 'Ham\u0000burg' }, { city: 'Diese Angabe ist nicht gültig.' }],
  [{ city: 'Ham\nburg' }, { city: 'Diese Angabe ist nicht gültig.' }],
  [{ city: '\u202eburg' }, { city: 'Diese Angabe ist nicht gültig.' }],
  [{ city: 'x'.repeat(81) }, { city: 'Höchstens 80 Zeichen.' }],
  [{ valid_to: '2020-01-01' }, { valid_to: 'Diese Angabe ist hier nicht vorgesehen.' }],
  [
    { valid_from: '2026-11-22' },
    { valid_from: 'Dieser Tag liegt in der Zukunft. Trag die Anschrift ein, sobald sie gilt.' },
  ],
  [{ valid_from: '0202-01-01' }, { valid_from: 'Dieser Tag kann nicht stimmen.' }],
  [{ valid_from: '2026-02-30' }, { valid_from: 'Diese Angabe ist nicht gültig.' }],
])('%p is refused', async (change, fields) => {
  const answer = await put({ ...HAMBURG, version: 0, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual(fields);
});

test.each([
  "O'Connell St",
  'شارع الشيخ زايد',
  '<b>Weg</b>',
  '北京',
  'Straße 😀',
  "'; drop table x",
])('the street %p comes back as it was typed', async (street) => {
  expect((await put({ ...HAMBURG, street, version: 0 })).json().address.street).toBe(street);
});
