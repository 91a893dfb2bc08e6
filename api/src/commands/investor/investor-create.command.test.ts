import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { investors } from '../../identity/investors.table';
import { findLinkOwner } from '../../modules/passwords/password-links.repository';
import { verifyAudit } from '../../platform/audit/verify-audit';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
beforeAll(async () => {
  office = await operators();
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

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
