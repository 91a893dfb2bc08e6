import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators, runHere } from '../../../testing/manzil';
import { API_ROOT } from '../../api-root';
import { investors } from '../../identity/investors.table';
import { replaceAccount } from '../../modules/bank-accounts/bank-accounts.repository';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import { readConfig } from '../../platform/config';
import { jsonRows } from '../../platform/postgres/json-rows';
import { openFields } from '../../platform/secrets/field-keys';

const IBAN = 'DE89370400440532013000';

let office: Operators;
let id: string;

beforeAll(async () => {
  office = await operators();
  const investor = await anInvestor(office.db, { email: 'anna@example.com', first_name: 'Anna' });
  const fields = await openFields(readConfig(office.environment, API_ROOT), office.db);
  const account = { holder_name: 'Thomas Becker', bic: null, currency: 'EUR', iban: IBAN } as const;
  const waiting = { ...account, status: 'pending_verification' } as const;
  ({ id } = await replaceAccount(office.db, fields, investor.id, waiting, 0));
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const stored = async () =>
  (await office.db.select().from(bankAccounts).where(eq(bankAccounts.id, id)))[0];
const acts = () =>
  jsonRows(office.db, sql`select actor_id, action, entity_id from audit_log order by id`);

test('list shows what waits, without the IBAN', async () => {
  const { out } = await office.manzil('bank-account', 'list');
  expect(out[1]).toContain(`${id}  anna@example.com  Anna Investor  Thomas Becker  DE … 3000  EUR`);
  expect(out.join()).not.toContain(IBAN);
  const { out: verified } = await office.manzil('bank-account', 'list', '--status', 'verified');
  expect(verified).toHaveLength(1);
});

test("a company's account is decided on by the company's name", async () => {
  const company_name = 'Investor Holding GmbH';
  const company = {
    investor_type: 'company',
    company_name,
    company_registration: 'HRB 1',
  } as const;
  await office.db.update(investors).set(company);
  const named = 'Investor Holding GmbH (Anna Investor), anna@example.com';
  const { out } = await office.manzil('bank-account', 'show', id);
  expect(out[0]).toMatch(new RegExp(`^investor +${named.replace(/[()]/g, '\\$&')}$`));
  expect((await office.manzil('bank-account', 'review', id, '--accept')).out[0]).toBe(
    `Accepted DE … 3000 of Thomas Becker for ${named}.`,
  );
});

test('show prints the whole IBAN, and that is on record', async () => {
  const { out } = await office.manzil('bank-account', 'show', id);
  expect(out.join('\n')).toMatch(new RegExp(`IBAN +${IBAN}\n`));
  expect(await acts()).toEqual([
    { actor_id: 'olga', action: 'bank_account.opened', entity_id: id },
  ]);
});

test('an accepted account can be paid to, no earlier than before', async () => {
  const before = await stored();
  expect((await office.manzil('bank-account', 'review', id, '--accept')).out).toEqual([
    'Accepted DE … 3000 of Thomas Becker for Anna Investor, anna@example.com.',
    'The investor is told by mail.',
  ]);
  expect(await stored()).toMatchObject({
    status: 'verified',
    reviewed_by: 'olga',
    reviewed_at: expect.any(Date),
    usable_from: before?.usable_from,
  });
  expect(await acts()).toMatchObject([{ action: 'bank_account.verified' }]);
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    {
      template: 'bank-account-accepted',
      values: {
        holder_name: 'Thomas Becker',
        iban_last4: '3000',
        usable_from: before?.usable_from.toISOString(),
      },
    },
  ]);
});

test('what is accepted after the 48 hours is paid to from then on, and the mail says so', async () => {
  await office.db.update(bankAccounts).set({ usable_from: new Date('2026-01-01') });
  await office.manzil('bank-account', 'review', id, '--accept');
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    { values: { usable_from: null, timezone: 'Europe/Berlin' } },
  ]);
});

test('of a rejected account the investor is told', async () => {
  await office.manzil('bank-account', 'review', id, '--reject');
  expect(await stored()).toMatchObject({ status: 'rejected' });
  expect(await acts()).toMatchObject([{ action: 'bank_account.rejected' }]);
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    {
      template: 'bank-account-rejected',
      values: { first_name: 'Anna', holder_name: 'Thomas Becker', iban_last4: '3000' },
    },
  ]);
});

test.each([
  [[], 'Say either --accept or --reject.'],
  [['--accept', '--reject'], 'Say either --accept or --reject.'],
])('review %j is refused in one line, and nothing changes', async (options, complaint) => {
  const { code, notes } = await office.manzil('bank-account', 'review', id, ...options);
  expect([code, notes]).toEqual([2, [complaint]]);
  expect(await stored()).toMatchObject({ status: 'pending_verification' });
  expect(await acts()).toEqual([]);
});

test('what is decided is not decided again', async () => {
  await office.manzil('bank-account', 'review', id, '--reject');
  const { code, notes } = await office.manzil('bank-account', 'review', id, '--accept');
  expect([code, notes]).toEqual([
    1,
    ['This account does not wait for a decision: it is rejected.'],
  ]);
  expect(await acts()).toHaveLength(1);
});

test.each([
  [[], 'Say who you are'],
  [['--operator', 'manzil'], '--operator is the name of a person'],
])('nobody decides, or opens an account, as %j', async (operator, complaint) => {
  for (const act of [
    ['review', id, '--accept'],
    ['show', id],
  ]) {
    const { code, out, notes } = await runHere(
      [...operator, 'bank-account', ...act],
      office.environment,
    );
    expect([code, out, notes]).toEqual([2, [], [expect.stringContaining(complaint)]]);
  }
});
