import { sql } from 'drizzle-orm';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { documentedRoutes, requestOf } from '../../../testing/routes';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

const IBAN = 'DE89370400440532013000';
const BORN = '1984-03-09';
const TAX_ID = '86095742719';
const PHONE = '+4915155512304';
const STREET = 'CNRY-street';
const HOLDER = 'CNRY-holder';

const lines: string[] = [];
let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;
/** Of all answers, with what was asked for. */
const answers: { asked: string; body: string }[] = [];

const write = async (method: 'PUT' | 'PATCH' | 'POST', url: string, payload: object) => {
  const { body, statusCode } = await caller.call({ method, url, payload });
  answers.push({ asked: `${method} ${url}`, body });
  return statusCode;
};

const account = { iban: IBAN, holder_name: HOLDER, currency: 'EUR', password: PASSWORD };
const address = { street: STREET, city: 'Dubai', country: 'AE' };
const residency = { items: [{ country: 'DE', tax_id: TAX_ID }] };

beforeAll(async () => {
  portal = await buildTestApp({ log: (line) => lines.push(line) });
  investor = await anInvestorWithPassword(portal.db);
  caller = await portal.as(investor);
});
afterAll(() => portal.close());

async function writeEverything(version: number): Promise<number[]> {
  return [
    await write('PATCH', '/profile', { date_of_birth: BORN, phone: PHONE, version: version + 1 }),
    await write('PUT', '/profile/tax-residencies', { ...residency, version: version + 2 }),
    await write('PUT', '/profile/address', { ...address, version }),
    await write('PUT', '/bank-accounts/payout', { ...account, version }),
  ];
}

test('all of it is written, refused because of a version, and broken off by the database', async () => {
  expect(await writeEverything(0)).toEqual([200, 200, 200, 200]);
  expect(await writeEverything(7)).toEqual([409, 409, 409, 409]);
  expect(
    await write('PUT', '/bank-accounts/payout', { ...account, iban: `${IBAN}1`, version: 1 }),
  ).toBe(422);
  for (const table of ['investors', 'tax_residencies', 'addresses', 'bank_accounts']) {
    await portal.db.execute(
      sql.raw(`alter table ${table} add constraint none check (false) not valid`),
    );
  }
  const version = (await caller.get('/profile')).json().version;
  expect(await write('PATCH', '/profile', { date_of_birth: BORN, version })).toBe(500);
  expect(await write('PUT', '/profile/tax-residencies', { ...residency, version })).toBe(500);
  expect(await write('PUT', '/profile/address', { ...address, city: 'Sharjah', version: 1 })).toBe(
    500,
  );
  expect(await write('PUT', '/bank-accounts/payout', { ...account, version: 1 })).toBe(500);
});

test('then everything that can be read is read', async () => {
  const ids = { unit_id: investor.id, property_id: '1', id: '1' };
  for (const route of await documentedRoutes(portal)) {
    if (route.method !== 'GET' || route.path.includes('{')) continue;
    const { url } = requestOf(route, ids);
    const { body } = await caller.get(url);
    answers.push({ asked: url, body });
  }
  expect(await write('POST', '/profile/export', { password: PASSWORD })).toBe(200);
  expect(answers.length).toBeGreaterThan(20);
});

const answersWith = (mark: string) => [
  ...new Set(answers.filter(({ body }) => body.includes(mark)).map(({ asked }) => asked)),
];

test('no answer holds the IBAN', () => {
  expect(answersWith(IBAN)).toEqual([]);
  expect(answersWith(IBAN.slice(4, -4))).toEqual([]);
});

test('date of birth and tax number are in the answers that are about them, and in no other', () => {
  const whole = [
    'PATCH /profile',
    'PUT /profile/address',
    '/profile',
    'POST /profile/export',
    '/onboarding',
  ];
  expect(answersWith(BORN).sort()).toEqual(whole.sort());
  expect(answersWith(TAX_ID).sort()).toEqual([
    '/onboarding',
    '/profile/tax-residencies',
    'POST /profile/export',
    'PUT /profile/tax-residencies',
  ]);
});

test('no line of the log holds any of it', () => {
  expect(lines.filter((line) => JSON.parse(line).status === 500).length).toBeGreaterThanOrEqual(4);
  for (const mark of [IBAN, BORN, TAX_ID, PHONE, STREET, HOLDER, PASSWORD, investor.email]) {
    expect([mark, lines.filter((line) => line.includes(mark))]).toEqual([mark, []]);
  }
});
