import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { investors } from '../../identity/investors.table';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';
import { sessions } from '../../identity/sessions.table';
import { findLinkOwner } from '../../modules/passwords/password-links.repository';
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
