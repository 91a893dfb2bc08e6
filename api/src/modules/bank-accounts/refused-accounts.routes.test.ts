import '../../../testing/cheap-hashes';
import { eq, sql } from 'drizzle-orm';
import { anInvestorWithPassword, type TestInvestor } from '../../../testing/fixtures';
import { REFUSED } from '../../../testing/refused-accounts';
import { ACCOUNT, THIRD } from '../../../testing/sample-ibans';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import type { requirePassword } from '../../identity/require-password';
import { sessions } from '../../identity/sessions.table';
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

test.each(REFUSED)('%j is refused before the password is looked at', async (change, fields) => {
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
