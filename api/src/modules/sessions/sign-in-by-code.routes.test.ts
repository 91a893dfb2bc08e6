import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser, type Browser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { aResetFlow } from '../../../testing/reset-flow';
import { aSecondFactor, codeOf } from '../../../testing/second-factor';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

const NOW = new Date('2026-11-21T08:00:10Z');
const CODES = ['ABCD-EFGH-JKMN', '0123-4567-89AB', 'ZZZZ-YYYY-XXXX', 'VVVV-WWWW-TTTT'];
let now = NOW;
let portal: TestApp;
let anna: TestInvestor;
let browser: Browser;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => now });
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = NOW;
  anna = await anInvestorWithPassword(portal.db, { first_name: 'Anna' });
  await aSecondFactor(portal.db, anna.id, { codes: CODES });
  browser = aBrowser(portal);
});

const password = (from = browser) =>
  from.post('/auth/login', { email: anna.email, password: PASSWORD });
const code = (typed: string, { remember = false, from = browser } = {}) =>
  from.post('/auth/login/code', { code: typed, remember });
const codeAnswer = async (...sent: Parameters<typeof code>) => (await code(...sent)).json().code;
const isSignedIn = async (from = browser) => (await from.get('/auth/')).statusCode === 200;

test('the right password is half of a sign-in, and the code the other half', async () => {
  const half = await password();
  expect([half.statusCode, half.json().code]).toEqual([401, 'auth.factor_needed']);
  expect(browser.cookies.has('session')).toBe(false);
  expect(await isSignedIn()).toBe(false);
  const whole = await code(codeOf(NOW));
  expect(whole.statusCode).toBe(200);
  expect(whole.json()).toMatchObject({ investor_id: anna.id, first_name: 'Anna' });
  expect(await isSignedIn()).toBe(true);
  expect(browser.cookies.has('sign-in')).toBe(false);
});

test('a wrong password says nothing of a second factor', async () => {
  const wrong = await browser.post('/auth/login', { email: anna.email, password: 'wrong one' });
  expect(wrong.json().code).toBe('auth.credentials_wrong');
  expect(browser.cookies.has('sign-in')).toBe(false);
});

test('a code without the password, or after ten minutes, opens nothing', async () => {
  expect(await codeAnswer(codeOf(NOW))).toBe('auth.sign_in_stale');
  await password();
  await portal.db.execute(sql`update sign_in_tickets set expires_at = now()`);
  expect(await codeAnswer(codeOf(NOW))).toBe('auth.sign_in_stale');
});

test('a code is good once', async () => {
  await password();
  await code(codeOf(NOW));
  const other = aBrowser(portal);
  await password(other);
  expect(await codeAnswer(codeOf(NOW), { from: other })).toBe('auth.code_used');
  now = new Date(NOW.getTime() + 30_000);
  expect((await code(codeOf(now), { from: other })).statusCode).toBe(200);
});

test.each([
  ['the app', () => codeOf(NOW)],
  ['a recovery', () => 'ABCD-EFGH-JKMN'],
])('of twenty uses of one code of %s at once, one succeeds', async (_, typed) => {
  const browsers = Array.from({ length: 20 }, () => aBrowser(portal));
  for (const each of browsers) {
    await password(each);
    // What is tried here is how often a code is good, not how often one may try.
    await portal.db.execute(sql`delete from rate_limits`);
  }
  await portal.db.execute(sql`
    create or replace function lift_limits() returns trigger language plpgsql as
      $$ begin new.points := 1; return new; end $$;
    create trigger lift_limits before insert or update on rate_limits
      for each row execute function lift_limits()`);
  const answers = await Promise.all(browsers.map((from) => code(typed(), { from })));
  await portal.db.execute(sql`drop trigger lift_limits on rate_limits`);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
});

test('a recovery code may be typed with blanks and small letters, and is told of by mail', async () => {
  await password();
  expect((await code(' abcd efgh jkmn ')).statusCode).toBe(200);
  const [mail] = (await mailsTo(portal.db, anna.email)).filter(
    ({ template }) => template === 'recovery-code-used',
  );
  expect(mail?.values).toEqual({ first_name: 'Anna', left: 3 });
  const other = aBrowser(portal);
  await password(other);
  expect(await codeAnswer('ABCD-EFGH-JKMN', { from: other })).toBe('auth.recovery_code_wrong');
  expect(await codeAnswer('12345', { from: other })).toBe('auth.code_wrong');
});

test.each([
  [-2, 200],
  [2, 200],
  [-10, 422],
  [10, 422],
])('with a clock %i minutes off the answer is %i', async (minutes, status) => {
  await password();
  const answer = await code(codeOf(NOW, minutes));
  expect(answer.statusCode).toBe(status);
  if (status === 422) {
    expect(answer.json().code).toBe('auth.clock_wrong');
    expect(answer.json().fields.code).toContain(minutes < 0 ? 'nach' : 'vor');
  }
});

test('a remembered browser needs no code, any other does', async () => {
  await password();
  await code(codeOf(NOW), { remember: true });
  await browser.post('/auth/logout');
  expect((await password()).statusCode).toBe(200);
  expect((await password(aBrowser(portal))).json().code).toBe('auth.factor_needed');
  await portal.db.execute(sql`update known_devices set remembered_until = now()`);
  expect((await password()).json().code).toBe('auth.factor_needed');
});

test('guessing ends after ten codes, and the owner gets in where they were before', async () => {
  await password();
  await code(codeOf(NOW));
  await browser.post('/auth/logout');
  const thief = aBrowser(portal);
  await password(thief);
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await codeAnswer('804215', { from: thief })).toBe('auth.code_wrong');
  }
  expect((await code('804215', { from: thief })).statusCode).toBe(429);
  now = new Date(NOW.getTime() + 60_000);
  await password();
  expect((await code(codeOf(now))).statusCode).toBe(200);
});

test('browsers that are known by a new password from the mail share their tries', async () => {
  const fresh = 'Kranich Teppich Morgen 7';
  const first = await aResetFlow(portal, anna.email);
  await first.reset(first.code, fresh);
  const second = await aResetFlow(portal, anna.email);
  await second.reset(second.code, `${fresh} x`);
  const signIn = { email: anna.email, password: `${fresh} x` };
  for (const { browser: from } of [first, second]) {
    await from.post('/auth/login', signIn);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await codeAnswer('804215', { from })).toBe('auth.code_wrong');
    }
  }
  expect((await code('804215', { from: second.browser })).statusCode).toBe(429);
});
