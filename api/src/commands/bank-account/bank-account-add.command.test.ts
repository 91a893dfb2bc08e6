import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { API_ROOT } from '../../api-root';
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

test('list shows where payouts go now, whatever was entered since', async () => {
  await office.db.update(bankAccounts).set({ status: 'verified', usable_from: new Date(0) });
  await office.db.execute(sql`update bank_accounts set confirmed_at = '2020-01-01'`);
  await add('--iban', AUSTRIAN);
  const inUse = await office.manzil('bank-account', 'list', '--status', 'in_use');
  expect(inUse.out.slice(1)).toEqual([expect.stringContaining('DE … 3000')]);
});

const AUSTRIAN = 'AT61 1904 3002 3457 3201';
const add = (...options: string[]) =>
  office.manzil(
    ...[
      'bank-account',
      'add',
      'anna@example.com',
      '--holder',
      'Anna Investor',
      '--currency',
      'EUR',
    ],
    ...options,
  );
const present = () =>
  jsonRows(
    office.db,
    sql`select iban_last4, bank_name, status from bank_accounts where status <> 'replaced'`,
  );

test('the office enters an account: told by mail, on record, used in 48 hours', async () => {
  const { out } = await add('--iban', AUSTRIAN, '--bank', 'Erste Bank');
  expect(out).toEqual([
    'Added AT … 3201 for Anna Investor, anna@example.com.',
    expect.stringMatching(/^Payouts go there from \d{4}-.* at the earliest\.$/),
  ]);
  expect(await present()).toEqual([
    { iban_last4: '3201', bank_name: 'Erste Bank', status: 'verified' },
  ]);
  expect(await acts()).toMatchObject([{ actor_id: 'olga', action: 'bank_account.changed' }]);
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    { template: 'bank-account-changed' },
  ]);
});

test('a dry run says as JSON what would happen, and nothing does', async () => {
  const { code, out } = await add('--iban', AUSTRIAN, '--dry-run', '--json');
  expect([code, JSON.parse(out.join())]).toMatchObject([
    0,
    { dry_run: true, id: null, email: 'anna@example.com', iban_last4: '3201', status: 'verified' },
  ]);
  await office.manzil('bank-account', 'review', id, '--reject', '--dry-run');
  expect(await stored()).toMatchObject({ status: 'pending_verification' });
  expect(await acts()).toEqual([]);
  expect(await mailsTo(office.db, 'anna@example.com')).toEqual([]);
});

test.each([
  [['--iban', 'DE89370400440532013001'], 'There is a typing error in this IBAN'],
  [['--iban', 'AE070331234567890123456'], 'A transfer to this country needs the BIC'],
  [[], "error: required option '--iban <iban>' not specified"],
])('add %j is wrong use', async (options, complaint) => {
  const { code, notes } = await add(...options);
  expect([code, notes]).toEqual([2, [expect.stringContaining(complaint)]]);
});
