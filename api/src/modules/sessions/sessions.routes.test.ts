import '../../../testing/cheap-hashes';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { sessions } from '../../identity/sessions.table';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1';

/** An investor who is signed in at the computer and on the phone. */
async function twoDevices() {
  const email = `${randomUUID()}@example.com`;
  const investor = await anInvestorWithPassword(portal.db, { email });
  const computer = aBrowser(portal, { remoteAddress: '192.0.2.44' });
  const phone = aBrowser(portal, { remoteAddress: '2001:db8:7:8:9::1', userAgent: SAFARI });
  for (const browser of [computer, phone]) {
    await browser.post('/auth/login', { email, password: PASSWORD });
  }
  return { investor, computer, phone };
}

type Items = { session_id: string; device: string | null; current: boolean }[];
const listOf = async ({ get }: Pick<ReturnType<typeof aBrowser>, 'get'>) =>
  (await get('/auth/sessions')).json().items as Items;

test('an investor sees where they are signed in, and which one this is', async () => {
  const { computer, phone } = await twoDevices();
  await portal.db.execute(
    sql`update sessions set last_seen_at = now() - interval '20 minutes' where device = 'Firefox, Windows'`,
  );
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const common = { session_id: expect.any(String), created_at: at, last_seen_at: at };
  const items = await listOf(phone);
  expect(items).toEqual([
    { ...common, device: 'Safari, iPhone', current: true },
    { ...common, device: 'Firefox, Windows', current: false },
  ]);
  expect((await listOf(computer)).map(({ current }) => current)).toEqual([true, false]);
});

test('sessions that are over are not listed', async () => {
  const { investor, computer, phone } = await twoDevices();
  await phone.post('/auth/logout');
  expect(await listOf(computer)).toHaveLength(1);
  for (const column of ['last_seen_at', 'expires_at'] as const) {
    const old = aBrowser(portal);
    await old.post('/auth/login', { email: investor.email, password: PASSWORD });
    const [current] = await listOf(old);
    await portal.db
      .update(sessions)
      .set({ [column]: sql`${sessions[column]} - interval '12 hours 1 second'` })
      .where(eq(sessions.id, current?.session_id ?? ''));
    expect(await listOf(computer)).toHaveLength(1);
  }
});

test('ending another session signs that device out with its next request', async () => {
  const { investor, computer, phone } = await twoDevices();
  const other = (await listOf(computer)).find(({ current }) => !current);
  const answer = await computer.call({
    method: 'DELETE',
    url: `/auth/sessions/${other?.session_id}`,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await phone.get('/auth/')).statusCode).toBe(401);
  expect((await computer.get('/auth/')).statusCode).toBe(200);
  const { rows } = await portal.db.execute(
    sql`select entity_id from audit_log where action = 'session.revoked' and investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([{ entity_id: other?.session_id }]);
});

test('ending the own session is signing out', async () => {
  const { computer } = await twoDevices();
  const own = (await listOf(computer)).find(({ current }) => current);
  await computer.call({ method: 'DELETE', url: `/auth/sessions/${own?.session_id}` });
  expect(computer.cookies.has('session')).toBe(false);
});

test('a session of somebody else, an ended one and none at all get the same answer', async () => {
  const { computer, phone } = await twoDevices();
  const stranger = await twoDevices();
  const theirs = (await listOf(stranger.computer))[0]?.session_id;
  const ended = (await listOf(computer)).find(({ current }) => !current)?.session_id;
  await phone.post('/auth/logout');
  const answers = [];
  for (const id of [theirs, ended, randomUUID(), 'x']) {
    const { statusCode, headers, body } = await computer.call({
      method: 'DELETE',
      url: `/auth/sessions/${id}`,
    });
    answers.push({ statusCode, headers: { ...headers, date: '' }, body });
  }
  expect(answers[0]?.statusCode).toBe(404);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await stranger.computer.get('/auth/')).statusCode).toBe(200);
});

test('all other sessions end at once, this one and those of others stay', async () => {
  const { investor, computer, phone } = await twoDevices();
  const stranger = await twoDevices();
  const third = await portal.as(investor);
  const answer = await computer.post('/auth/sessions/revoke-others');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ended: 2 });
  expect((await phone.get('/auth/')).statusCode).toBe(401);
  expect((await third.get('/auth/')).statusCode).toBe(401);
  expect((await computer.get('/auth/')).statusCode).toBe(200);
  expect((await stranger.phone.get('/auth/')).statusCode).toBe(200);
  expect((await computer.post('/auth/sessions/revoke-others')).json()).toEqual({ ended: 0 });
});

test("the portal's role cannot bring an ended session back", async () => {
  const { investor } = await twoDevices();
  await portal.db.execute(
    sql`update sessions set revoked_at = now() where investor_id = ${investor.id}`,
  );
  const revive = portal.db.transaction(async (tx) => {
    await tx.execute(sql`set local role manzil_portal`);
    await tx.execute(sql`select set_config('manzil.investor_id', ${investor.id}, true)`);
    return tx.execute(sql`update sessions set revoked_at = null`);
  });
  expect((await revive).rowCount).toBe(0);
});

test('an account has twenty live sessions at most; one more ends the oldest, on record', async () => {
  const { investor, computer, phone } = await twoDevices();
  const signIn = () =>
    aBrowser(portal).post('/auth/login', { email: investor.email, password: PASSWORD });
  for (let n = 0; n < 17; n += 1) expect((await signIn()).statusCode).toBe(200);
  await phone.post('/auth/logout');
  await Promise.all([signIn(), signIn(), signIn()]);
  expect((await computer.get('/auth/')).statusCode).toBe(401);
  const { rows } = await portal.db.execute(sql`
    select count(*)::int as live from sessions where investor_id = ${investor.id} and revoked_at is null`);
  expect(rows).toEqual([{ live: 20 }]);
  const ends = await portal.db.execute(sql`
    select detail from audit_log
    where investor_id = ${investor.id} and action = 'session.ended' order by id`);
  expect(ends.rows).toEqual([{ detail: {} }, { detail: { for_a_newer: true } }]);
});
