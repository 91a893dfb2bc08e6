import '../../../testing/cheap-hashes';
import { eq, sql } from 'drizzle-orm';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, TEST_FIELDS, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';
import type { requirePassword } from '../../identity/require-password';
import { sessions } from '../../identity/sessions.table';
import { ibanPlace } from './bank-accounts.repository';
import { bankAccounts } from './bank-accounts.table';

/** What happens between the check of the password and the change. */
let meanwhile: () => Promise<unknown> = async () => undefined;
jest.mock('../../identity/require-password', () => ({
  requirePassword: async (...given: Parameters<typeof requirePassword>) => {
    const actual = jest.requireActual('../../identity/require-password');
    const owner = await actual.requirePassword(...given);
    await meanwhile();
    return owner;
  },
}));

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestorWithPassword(portal.db, {
    first_name: 'Anna',
    last_name: 'Becker',
    locale: 'en',
  });
  caller = await portal.as(investor);
});

const IBAN = 'DE89370400440532013000';
const OTHER = 'AE070331234567890123456';
const THIRD = 'AT611904300234573201';
const ACCOUNT = {
  iban: IBAN,
  holder_name: 'Anna Becker',
  currency: 'EUR',
  password: PASSWORD,
  version: 0,
};
const put = (payload: object, by = caller) =>
  by.call({ method: 'PUT', url: '/bank-accounts/payout', payload });
const accounts = async () => (await caller.get('/bank-accounts')).json().items;
const stored = async () =>
  (await portal.db.select().from(bankAccounts)).filter(
    ({ investor_id }) => investor_id === investor.id,
  );
const mails = async () => {
  const { rows } = await portal.db.execute<Record<string, unknown>>(
    sql`select to_address, language, template, values from mail_outbox where to_address = ${investor.email}`,
  );
  return rows;
};

test('an account is usable after 48 hours; of its IBAN only country and end come back', async () => {
  const startedAt = Date.now();
  const answer = await put({ ...ACCOUNT, iban: ' de89 3704 0044 0532 0130 00 ', bic: 'cobadeff' });
  expect(answer.statusCode).toBe(200);
  const [present] = answer.json().items;
  expect(present).toEqual({
    holder_name: 'Anna Becker',
    iban_country: 'DE',
    iban_last4: '3000',
    bic: 'COBADEFF',
    bank_name: 'Commerzbank',
    currency: 'EUR',
    status: 'verified',
    usable_from: expect.any(String),
    version: 1,
    entered_at: expect.any(String),
    replaced_at: null,
    withdrawn: false,
    in_use: false,
    last_paid_on: null,
  });
  const hours = (Date.parse(present.usable_from) - startedAt) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThan(48.1);
  expect(await accounts()).toEqual([present]);
  expect(present).toMatchObject((await caller.get('/profile')).json().bank_account);
});

test('the whole IBAN is nowhere but sealed, each time differently, and opens in its place only', async () => {
  await put(ACCOUNT);
  await put({ ...ACCOUNT, version: 1 });
  const [first, second] = await stored();
  if (!first?.iban_sealed || !first.iban_key_id || !second?.iban_sealed)
    throw new Error('unsealed');
  expect(first.iban_sealed.equals(second.iban_sealed)).toBe(false);
  const { rows } = await portal.db.execute(sql`select t::text from bank_accounts t`);
  expect(JSON.stringify(rows)).not.toContain(IBAN.slice(4));

  const sealed = { sealed: first.iban_sealed, key_id: first.iban_key_id };
  expect(TEST_FIELDS.open(ibanPlace(first.id), sealed)).toBe(IBAN);
  expect(() => TEST_FIELDS.open(ibanPlace(second.id), sealed)).toThrow();
});

test('the owner is told by mail, in their language, when and where to', async () => {
  const [{ usable_from }] = (await put(ACCOUNT)).json().items;
  expect(await mails()).toEqual([
    {
      to_address: investor.email,
      language: 'en',
      template: 'bank-account-changed',
      values: {
        first_name: 'Anna',
        holder_name: ACCOUNT.holder_name,
        bank_name: 'Commerzbank',
        iban_last4: '3000',
        usable_from,
        timezone: 'Europe/Berlin',
        reviewed: false,
      },
    },
  ]);
});

test('the mail is in the language that was set last', async () => {
  const settings = (await caller.get('/settings')).json();
  await caller.call({
    method: 'PUT',
    url: '/settings',
    payload: { ...settings, locale: 'de' },
  });
  await put(ACCOUNT);
  expect(await mails()).toMatchObject([{ language: 'de' }]);
});

test('a new account replaces the one before, which stays in the list', async () => {
  await put(ACCOUNT);
  await put({ ...ACCOUNT, iban: OTHER, bic: 'BOMLAEAD', currency: 'AED', version: 1 });
  expect(await accounts()).toMatchObject([
    { iban_country: 'AE', iban_last4: '3456', bank_name: null, status: 'verified', version: 2 },
    { iban_country: 'DE', iban_last4: '3000', status: 'replaced', version: 1 },
  ]);
});

test('an account of somebody else is taken, but looked at before it is used', async () => {
  const answer = await put({ ...ACCOUNT, holder_name: 'Thomas Schmidt' });
  expect(answer.json().items).toMatchObject([
    { holder_name: 'Thomas Schmidt', status: 'pending_verification' },
  ]);
  expect(await mails()).toMatchObject([{ values: { reviewed: true } }]);
});

test("a company's account is used in its name, and looked at in the name of a person", async () => {
  const company_name = 'Becker Holding GmbH';
  const company = {
    investor_type: 'company',
    company_name,
    company_registration: 'HRB 1',
  } as const;
  await portal.db.update(investors).set(company).where(eq(investors.id, investor.id));
  await put({ ...ACCOUNT, holder_name: 'BECKER HOLDING GMBH' });
  await put({ ...ACCOUNT, version: 1 });
  expect(await accounts()).toMatchObject([
    { holder_name: 'Anna Becker', status: 'pending_verification' },
    { holder_name: 'BECKER HOLDING GMBH' },
  ]);
  expect((await mails()).map(({ values }) => values)).toMatchObject([
    { reviewed: false },
    { reviewed: true },
  ]);
});

test('without the right password nothing changes and nobody gets a mail', async () => {
  const answer = await put({ ...ACCOUNT, password: 'wrong' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'auth.password_wrong' });
  expect(Object.keys(answer.json().fields)).toEqual(['password']);
  expect(await accounts()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a session that was ended while the password was checked changes nothing', async () => {
  meanwhile = () =>
    portal.db
      .update(sessions)
      .set({ revoked_at: new Date() })
      .where(eq(sessions.investor_id, investor.id));
  const answer = await put(ACCOUNT);
  meanwhile = async () => undefined;
  expect(answer.statusCode).toBe(401);
  expect(await stored()).toEqual([]);
});

test.each([
  [{ iban: 'DE89370400440532013001' }, ['iban']],
  [{ iban: 'US12345678901234567890' }, ['iban']],
  [{ iban: 'DE89370400440532013001', bic: 'NOBIC' }, ['iban', 'bic']],
  [{ bic: 'DEUT1EFF' }, ['bic']],
  [{ iban: OTHER }, ['bic']],
  [{ holder_name: 'Anna\u0000Becker' }, ['holder_name']],
  [{ currency: 'TRY' }, ['currency']],
  [{ status: 'verified' }, ['status']],
  [{ usable_from: '2020-01-01T00:00:00Z' }, ['usable_from']],
])('%j is refused before the password is looked at', async (change, fields) => {
  const answer = await put({ ...ACCOUNT, password: 'wrong', ...change });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual(fields);
});

test.each([
  [0, 1],
  [1, 0],
])('who has read version %d does not replace version %d', async (read, present) => {
  if (present) await put(ACCOUNT);
  const answer = await put({ ...ACCOUNT, iban: THIRD, version: read });
  expect(answer.statusCode).toBe(409);
  expect(await stored()).toHaveLength(present);
  expect(await mails()).toHaveLength(present);
});

test('of two changes at once one is made, and one mail is sent', async () => {
  const answers = await Promise.all([put(ACCOUNT), put({ ...ACCOUNT, iban: THIRD })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await accounts()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('the change is in the audit log, without the number', async () => {
  await put(ACCOUNT);
  const { rows } = await portal.db.execute(
    sql`select action, entity_type, detail from audit_log where investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([
    {
      action: 'bank_account.changed',
      entity_type: 'bank_account',
      detail: { iban_country: 'DE', status: 'verified' },
    },
  ]);
});

test("another investor's account does not show", async () => {
  await put(ACCOUNT);
  const stranger = await portal.as(await anInvestorWithPassword(portal.db));
  expect((await stranger.get('/bank-accounts')).json()).toEqual({ items: [] });
});
