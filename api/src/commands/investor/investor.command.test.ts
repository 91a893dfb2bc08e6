import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { investors } from '../../identity/investors.table';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';
import { sessions } from '../../identity/sessions.table';
import { findLinkOwner } from '../../modules/passwords/password-links.repository';
import { verifyAudit } from '../../platform/audit/verify-audit';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
beforeEach(async () => {
  office = await operators();
});
afterEach(() => office.close());

const create = (email: string, ...more: string[]) =>
  office.manzil(
    'investor',
    'create',
    '--email',
    email,
    '--first-name',
    'Zoë',
    '--last-name',
    'Öz',
    ...more,
  );

const tokenIn = (line = '') => line.split('#link=')[1] ?? '';

const find = async (email: string) =>
  (await office.db.select().from(investors).where(eq(investors.email, email)))[0];

const acts = () =>
  jsonRows<{ actor_id: string; action: string }>(
    office.db,
    sql`select actor_id, action from audit_log order by id`,
  );

describe('investor create', () => {
  test('makes an invited account and prints a link that works once', async () => {
    const { code, out } = await create(
      'Zoe@Example.com',
      '--locale',
      'en',
      '--onboarding-step',
      '2',
    );
    expect([code, out[0]]).toEqual([0, 'Created MZ-20001, zoe@example.com.']);
    expect(await find('zoe@example.com')).toMatchObject({
      first_name: 'Zoë',
      last_name: 'Öz',
      locale: 'en',
      onboarding_step: 2,
      status: 'invited',
    });
    expect(out[2]).toMatch(/^https:\/\/portal\.manzil\.example\/reset-password#link=[\w-]{43}$/);
    expect(await findLinkOwner(office.db, tokenIn(out[2]))).toMatchObject({
      email: 'zoe@example.com',
    });
    expect(await acts()).toEqual([{ actor_id: 'olga', action: 'investor.created' }]);
    expect((await verifyAudit(office.db)).faults).toEqual([]);
  });

  test('mails the same link, unless told not to', async () => {
    const { out } = await create('zoe@example.com');
    expect(await mailsTo(office.db, 'zoe@example.com')).toMatchObject([
      { template: 'account-invited', values: { first_name: 'Zoë', link: out[2] } },
    ]);
    await create('other@example.com', '--no-mail');
    expect(await mailsTo(office.db, 'other@example.com')).toEqual([]);
  });

  test('refuses an address that is taken, in any spelling, and leaves no trace', async () => {
    await anInvestor(office.db, { email: 'zoe@example.com' });
    const { code, out, notes } = await create('ZOE@example.com');
    expect([code, out, notes]).toEqual([
      1,
      [],
      ['There is an investor with the e-mail zoe@example.com already.'],
    ]);
    expect(await acts()).toEqual([]);
  });

  test.each([
    [
      ['--email', 'zoe'],
      `error: option '--email <address>' argument 'zoe' is invalid. It "zoe" is no e-mail address.`,
    ],
    [
      ['--email', 'zoe@example.com', '--onboarding-step', '5'],
      'It "5" is no whole number from 0 to 4.',
    ],
    [['--email', 'zoe@example.com', '--locale', 'fr'], 'It "fr" is none of de, en.'],
    [[], `error: required option '--email <address>' not specified`],
  ])('refuses %j in one line', async (options, complaint) => {
    const ran = await office.manzil(
      'investor',
      'create',
      '--first-name',
      'A',
      '--last-name',
      'B',
      ...options,
    );
    expect([ran.code, ran.notes]).toEqual([2, [expect.stringContaining(complaint)]]);
  });
});

describe('investor lock', () => {
  test('ends sessions and links, and is on record', async () => {
    const investor = await anInvestor(office.db, { email: 'anna@example.com' });
    await createSession(office.db, investor.id, newToken());
    const { out: link } = await office.manzil('investor', 'reset-link', 'anna@example.com');
    const { code, out } = await office.manzil('investor', 'lock', 'Anna@example.com');
    expect([code, out]).toEqual([0, ['Locked Anna@example.com; sessions ended: 1.']]);
    expect(await find('anna@example.com')).toMatchObject({ status: 'locked' });
    const [session] = await office.db.select().from(sessions);
    expect(session?.revoked_at).not.toBeNull();
    expect(await findLinkOwner(office.db, tokenIn(link[1]))).toBeNull();
    expect((await acts()).map(({ action }) => action)).toEqual([
      'password_link.created',
      'investor.locked',
    ]);
  });

  test('and unlock lead back to what was before', async () => {
    await anInvestor(office.db, { email: 'anna@example.com', password_hash: '$argon2id$x' });
    await create('zoe@example.com');
    for (const email of ['anna@example.com', 'zoe@example.com']) {
      await office.manzil('investor', 'lock', email);
      await office.manzil('investor', 'unlock', email);
    }
    expect(await find('anna@example.com')).toMatchObject({ status: 'active' });
    expect(await find('zoe@example.com')).toMatchObject({ status: 'invited' });
  });

  test.each([
    ['lock', 'nobody@example.com', 'There is no investor with the e-mail "nobody@example.com".'],
    ['lock', 'locked@example.com', 'locked@example.com is locked already.'],
    ['unlock', 'active@example.com', 'active@example.com is not locked, but active.'],
    ['lock', 'closed@example.com', 'The account of closed@example.com is closed.'],
    ['reset-link', 'locked@example.com', 'locked@example.com is locked: unlock it first.'],
    [
      'reset-link',
      'nobody@example.com',
      'There is no investor with the e-mail "nobody@example.com".',
    ],
  ])('%s %s is refused in one line', async (command, email, complaint) => {
    for (const status of ['locked', 'active', 'closed'] as const) {
      await anInvestor(office.db, { email: `${status}@example.com`, status });
    }
    const ran = await office.manzil('investor', command, email);
    expect([ran.code, ran.out, ran.notes]).toEqual([1, [], [complaint]]);
    expect(await acts()).toEqual([]);
  });
});

describe('investor reset-link', () => {
  test('takes the place of a link before', async () => {
    const { out: first } = await create('zoe@example.com');
    const { out: second } = await office.manzil('investor', 'reset-link', 'zoe@example.com');
    expect(await findLinkOwner(office.db, tokenIn(first[2]))).toBeNull();
    expect(await findLinkOwner(office.db, tokenIn(second[1]))).not.toBeNull();
    expect(await mailsTo(office.db, 'zoe@example.com')).toHaveLength(2);
  });

  test('of somebody who has a password is printed only', async () => {
    await anInvestor(office.db, { email: 'anna@example.com' });
    const { code } = await office.manzil('investor', 'reset-link', 'anna@example.com');
    expect(code).toBe(0);
    expect(await mailsTo(office.db, 'anna@example.com')).toEqual([]);
  });
});

test('investor list names a company with who acts for it', async () => {
  await anInvestor(office.db, {
    email: 'a@example.com',
    first_name: 'Anna',
    investor_type: 'company',
    company_name: 'Investor Holding GmbH',
    company_registration: 'HRB 1',
  });
  const { out } = await office.manzil('investor', 'list');
  expect(out[1]).toContain('Investor Holding GmbH (Anna Investor)');
});

test('investor list shows all, or those of a status', async () => {
  await anInvestor(office.db, { investor_no: 'MZ-1', email: 'a@example.com', first_name: 'Anna' });
  await anInvestor(office.db, {
    investor_no: 'MZ-2',
    email: 'b@example.com',
    status: 'locked',
    onboarding_step: 1,
  });
  expect((await office.manzil('investor', 'list')).out).toEqual([
    'number  e-mail         name           status  step',
    'MZ-1    a@example.com  Anna Investor  active     4',
    'MZ-2    b@example.com  Test Investor  locked     1',
  ]);
  expect((await office.manzil('investor', 'list', '--status', 'locked')).out).toHaveLength(2);
});
