import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db, { first_name: 'Anna', onboarding_step: 0 });
  caller = await portal.as(investor);
});

const patch = (payload: object, by = caller) =>
  by.call({ method: 'PATCH', url: '/profile', payload });

const ANNA = {
  salutation: 'ms',
  date_of_birth: '1984-03-09',
  nationality: 'DE',
  phone: '+49 (0)151 555-12304',
  version: 1,
};

test('an investor fills in their personal data, before onboarding is finished too', async () => {
  const answer = await patch(ANNA);
  expect(answer.statusCode).toBe(200);
  const expected = {
    salutation: 'ms',
    first_name: 'Anna',
    date_of_birth: '1984-03-09',
    nationality: 'DE',
    phone: '+4915155512304',
    version: 2,
  };
  expect(answer.json()).toMatchObject(expected);
  expect((await caller.get('/profile')).json()).toMatchObject(expected);
});

test('what is left out stays as it is; a salutation can be taken back', async () => {
  await patch(ANNA);
  const answer = await patch({ salutation: null, version: 2 });
  expect(answer.json()).toMatchObject({ salutation: null, nationality: 'DE', version: 3 });
});

test('names are as in the passport: only operators change them', async () => {
  const answer = await patch({ first_name: 'Anja', last_name: 'Meyer', version: 1 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({
    first_name: 'Diese Angabe ist hier nicht vorgesehen.',
    last_name: 'Diese Angabe ist hier nicht vorgesehen.',
  });
});

test.each([
  ['email', 'anna@elsewhere.example'],
  ['investor_no', 'MZ-1'],
  ['onboarding_step', 4],
  ['status', 'active'],
  ['investor_id', '00000000-0000-4000-8000-000000000001'],
  ['password_hash', 'x'],
])('%s cannot be changed along with them', async (name, value) => {
  expect((await patch({ ...ANNA, [name]: value })).statusCode).toBe(422);
  expect((await caller.get('/profile')).json()).toMatchObject({ version: 1, phone: null });
});

test.each([
  ['date_of_birth', '1984-02-30', 'Diese Angabe ist nicht gültig.'],
  ['date_of_birth', '1899-12-31', 'Dieses Geburtsdatum kann nicht stimmen.'],
  ['date_of_birth', '2026-11-22', 'Dieses Geburtsdatum kann nicht stimmen.'],
  ['date_of_birth', '2008-11-22', 'Für ein Konto musst du mindestens 18 Jahre alt sein.'],
  ['nationality', 'ZZ', 'Dieses Land kennen wir nicht.'],
  ['nationality', 'de', 'Diese Angabe ist nicht gültig.'],
  ['phone', '0151 55512304', 'Das ist keine Telefonnummer mit Ländervorwahl, etwa +49 30 901820.'],
  ['phone', '+49 12', 'Das ist keine Telefonnummer mit Ländervorwahl, etwa +49 30 901820.'],
  [
    'phone',
    '+4915155512304;ext=7',
    'Das ist keine Telefonnummer mit Ländervorwahl, etwa +49 30 901820.',
  ],
  ['salutation', 'Dr.', 'Diese Angabe ist nicht gültig.'],
])('%s %p is refused with a reason, and nothing is stored', async (name, value, reason) => {
  const answer = await patch({ ...ANNA, [name]: value });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({ [name]: reason });
  expect((await caller.get('/profile')).json()).toMatchObject({ version: 1, nationality: null });
});

test.each([
  ['date_of_birth', '2008-11-21'],
  ['date_of_birth', '2004-02-29'],
  ['nationality', 'XK'],
])('%s %p is accepted', async (name, value) => {
  const answer = await patch({ [name]: value, version: 1 });
  expect(answer.json()).toMatchObject({ [name]: value });
});

test.each([
  ['00971501234567', '+971501234567', '+971 50 123 4567'],
  ['+43 660 5551092', '+436605551092', '+43 660 5551092'],
  ['+41.79.555.10.01', '+41795551001', '+41 79 555 10 01'],
])('the phone number %p is stored as %s and read as %p', async (typed, stored, read) => {
  const expected = { phone: stored, phone_display: read };
  expect((await patch({ phone: typed, version: 1 })).json()).toMatchObject(expected);
});

test('of two changes that start from the same state the second is told so', async () => {
  const answers = await Promise.all([
    patch({ nationality: 'DE', version: 1 }),
    patch({ nationality: 'AT', version: 1 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'changed_meanwhile' });
  const { nationality, version } = (await caller.get('/profile')).json();
  expect(version).toBe(2);
  expect(nationality).toBe(
    answers.find(({ statusCode }) => statusCode === 200)?.json().nationality,
  );
});

test('a change touches the own account only', async () => {
  const other = await anInvestor(portal.db);
  await patch(ANNA);
  const stranger = await portal.as(other);
  expect((await stranger.get('/profile')).json()).toMatchObject({ nationality: null, version: 1 });
});

test('the change is in the audit log, what it was changed to is not', async () => {
  await patch(ANNA);
  const { rows } = await portal.db.execute(
    sql`select action, detail from audit_log where investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([
    {
      action: 'profile.changed',
      detail: { fields: ['salutation', 'date_of_birth', 'nationality', 'phone'] },
    },
  ]);
});
