import { emailChanged } from '../profile/mails/email-changed.mail';
import '../../../testing/cheap-hashes';
import { and, eq, ne, sql } from 'drizzle-orm';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import { bankAccounts } from './bank-accounts.table';
import { findPayoutAccount } from './payout-account.repository';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  const name = { first_name: 'Anna', last_name: 'Becker' };
  investor = await anInvestorWithPassword(portal.db, name);
  caller = await portal.as(investor);
});

const OTHER = 'AE070331234567890123456';
const THIRD = 'AT611904300234573201';
const ACCOUNT = {
  iban: 'DE89370400440532013000',
  holder_name: 'Anna Becker',
  currency: 'EUR',
  password: PASSWORD,
  version: 0,
};
const put = (payload: object) =>
  caller.call({ method: 'PUT', url: '/bank-accounts/payout', payload });
const withdraw = (version: number) =>
  caller.call({ method: 'POST', url: '/bank-accounts/payout/withdraw', payload: { version } });
/** As if that many hours had gone by since all that is stored. */
const hoursLater = (hours: number) =>
  portal.db.execute(sql`
    update bank_accounts set usable_from = usable_from - interval '1 hour' * ${hours},
      confirmed_at = confirmed_at - interval '1 hour' * ${hours},
      replaced_at = replaced_at - interval '1 hour' * ${hours}
    where investor_id = ${investor.id}`);
const isMine = () => eq(bankAccounts.investor_id, investor.id);
const isPresent = () => and(isMine(), ne(bankAccounts.status, 'replaced'));
/** How the account ends to which a payout goes; null = it has to wait. */
const payoutGoesTo = async () => {
  const id = await findPayoutAccount(portal.db, investor.id);
  return (await stored()).find((account) => account.id === id)?.iban_last4 ?? null;
};
const accounts = async () => (await caller.get('/bank-accounts')).json().items;
const stored = async () => portal.db.select().from(bankAccounts).where(isMine());

describe('until an account can be used', () => {
  beforeEach(async () => {
    await put(ACCOUNT);
    await hoursLater(49);
  });

  test('a payout goes to the one before, and from then on to the new one', async () => {
    await put({ ...ACCOUNT, iban: THIRD, version: 1 });
    await hoursLater(47);
    expect(await payoutGoesTo()).toBe('3000');
    expect(await accounts()).toMatchObject([
      { iban_last4: '3201', in_use: false },
      { iban_last4: '3000', in_use: true, status: 'replaced', replaced_at: expect.any(String) },
    ]);
    await hoursLater(2);
    expect(await payoutGoesTo()).toBe('3201');
    expect(await accounts()).toMatchObject([{ in_use: true }, { in_use: false }]);
  });

  test('one that was replaced before is never used', async () => {
    await put({ ...ACCOUNT, iban: OTHER, bic: 'BOMLAEAD', version: 1 });
    await hoursLater(30);
    await put({ ...ACCOUNT, iban: THIRD, version: 2 });
    await hoursLater(30);
    expect(await payoutGoesTo()).toBe('3000');
    await hoursLater(19);
    expect(await payoutGoesTo()).toBe('3201');
  });

  test('one that nobody has confirmed is not used either, however late', async () => {
    await put({ ...ACCOUNT, iban: THIRD, holder_name: 'Thomas Schmidt', version: 1 });
    await hoursLater(1_000);
    expect(await payoutGoesTo()).toBe('3000');
    await portal.service.update(bankAccounts).set({ status: 'verified' }).where(isPresent());
    expect(await payoutGoesTo()).toBe('3201');
  });

  test('the change is withdrawn without a password: told by mail, on record', async () => {
    await put({ ...ACCOUNT, iban: OTHER, bic: 'BOMLAEAD', version: 1 });
    await put({ ...ACCOUNT, iban: THIRD, version: 2 });
    const answer = await withdraw(3);
    expect(answer.json().items).toMatchObject([
      { iban_last4: '3000', status: 'verified', in_use: true, replaced_at: null, version: 4 },
      { iban_last4: '3201', status: 'replaced', in_use: false, withdrawn: true },
      { iban_last4: '3456', status: 'replaced', in_use: false, withdrawn: false },
    ]);
    await hoursLater(49);
    expect(await payoutGoesTo()).toBe('3000');
    expect((await mailsTo(portal.db, investor.email)).at(-1)).toMatchObject({
      template: 'bank-account-kept',
      values: {
        first_name: 'Anna',
        holder_name: ACCOUNT.holder_name,
        iban_last4: '3201',
        kept_last4: '3000',
        kept: { holder_name: ACCOUNT.holder_name },
      },
    });
    const { rows } = await portal.db.execute(sql`
      select action, actor_type from audit_log where investor_id = ${investor.id} order by id desc limit 1`);
    expect(rows).toEqual([{ action: 'bank_account.change_withdrawn', actor_type: 'investor' }]);
  });

  test('what is in use, or was changed meanwhile, is not withdrawn', async () => {
    const inUse = await withdraw(1);
    expect([inUse.statusCode, inUse.json().code]).toEqual([409, 'bank_account.in_use']);
    await put({ ...ACCOUNT, iban: THIRD, version: 1 });
    expect((await withdraw(1)).json().code).toBe('changed_meanwhile');
    expect(await accounts()).toMatchObject([{ iban_last4: '3201', version: 2 }, {}]);
  });
});

test('a first account that is withdrawn leaves none, and another is entered', async () => {
  await put(ACCOUNT);
  expect((await withdraw(1)).json().items).toMatchObject([{ status: 'replaced' }]);
  expect((await caller.get('/profile')).json().bank_account).toBeNull();
  expect((await put({ ...ACCOUNT, iban: THIRD })).statusCode).toBe(200);
});

test('who has seen an account that was withdrawn since does not change the one after it', async () => {
  await put(ACCOUNT);
  await withdraw(1);
  expect((await put({ ...ACCOUNT, iban: THIRD })).json().items[0]).toMatchObject({ version: 2 });
  expect((await withdraw(1)).json().code).toBe('changed_meanwhile');
  expect((await put({ ...ACCOUNT, version: 1 })).json().code).toBe('changed_meanwhile');
  expect(await accounts()).toMatchObject([{ iban_last4: '3201', status: 'verified' }, {}]);
});

test('a mail goes to each address too that operators have replaced lately', async () => {
  const former = ['first', 'second'].map((name) => `${name}.${investor.email}`);
  for (const to of former) {
    await portal.service.transaction(async (tx) => {
      const actor = { type: 'operator', id: 'olga' } as const;
      const act = { action: 'investor.changed', entity_type: 'investor', entity_id: investor.id };
      await recordAuditEvent(tx, { actor, ...act, investor_id: investor.id });
      const mail = { template: emailChanged, values: { first_name: 'Anna' } } as const;
      await queueMail(tx, { to, language: 'en', ...mail });
    });
  }
  await put(ACCOUNT);
  const { rows } = await portal.db.execute(
    sql`select to_address from mail_outbox where template = 'bank-account-changed'
      and to_address like ${`%${investor.email}`} order by to_address`,
  );
  expect(rows).toEqual([investor.email, ...former].sort().map((to_address) => ({ to_address })));
});
