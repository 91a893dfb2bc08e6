import '../../../testing/cheap-hashes';
import { eq, sql } from 'drizzle-orm';
import { anInvestorWithPassword, type TestInvestor } from '../../../testing/fixtures';
import { ACCOUNT, IBAN, OTHER } from '../../../testing/sample-ibans';
import { buildTestApp, type Caller, TEST_FIELDS, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';
import { ibanPlace } from './bank-accounts.repository';
import { bankAccounts } from './bank-accounts.table';

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
