import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { mailedCode, mailsTo } from '../../../testing/mails';
import { meanwhile } from '../../../testing/meanwhile';
import { aRememberedBrowser, aSecondFactor, codeOf } from '../../../testing/second-factor';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { codeAt } from '../../identity/authenticator';
import { lockInvestor } from '../../identity/investors.repository';

const NOW = new Date('2026-11-21T08:00:10Z');
let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => NOW });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestorWithPassword(portal.db, { first_name: 'Anna' });
  caller = await portal.as(anna);
});

const start = async () =>
  (await caller.post('/second-factor/start', { password: PASSWORD })).json();
const mails = async () => (await mailsTo(portal.db, anna.email)).map(({ template }) => template);
const acts = async () => {
  const { rows } = await portal.db.execute(
    sql`select action from audit_log where investor_id = ${anna.id} order by id`,
  );
  return rows.map(({ action }) => action);
};

test('an authenticator app is set up by its first code, and ten recovery codes are shown', async () => {
  const elsewhere = await portal.as(anna);
  expect((await caller.get('/second-factor')).json()).toEqual({
    since: null,
    required: false,
    recovery_codes: 0,
    browsers: [],
  });
  const { secret, address } = await start();
  expect(address).toContain(`secret=${secret}`);
  const answer = await caller.post('/second-factor/confirm', { code: codeAt(secret, NOW) });
  expect(answer.statusCode).toBe(200);
  const { recovery_codes } = answer.json();
  expect(new Set(recovery_codes).size).toBe(10);
  const state = (await caller.get('/second-factor')).json();
  expect(state).toMatchObject({ recovery_codes: 10, since: expect.stringMatching(/Z$/) });
  expect(await mails()).toEqual(['second-factor-added']);
  expect(await acts()).toEqual(['second_factor.added']);
  // Who has stolen a session has no code.
  expect((await elsewhere.get('/second-factor')).statusCode).toBe(401);
  const { rows } = await portal.db.execute(sql`select * from second_factors, recovery_codes`);
  const stored = JSON.stringify(rows);
  for (const told of [secret, ...recovery_codes]) expect(stored).not.toContain(told);
});

test('nothing is set up without the password, or by a code of another key', async () => {
  const refused = await caller.post('/second-factor/start', { password: 'something else' });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'auth.password_wrong']);
  const early = await caller.post('/second-factor/confirm', { code: '123456' });
  expect([early.statusCode, early.json().code]).toEqual([409, 'second_factor.not_started']);
  await start();
  const wrong = await caller.post('/second-factor/confirm', { code: codeOf(NOW) });
  expect(wrong.json().code).toBe('auth.code_wrong');
  expect((await caller.get('/second-factor')).json().since).toBeNull();
});

test('a phone whose clock is ten minutes slow is told so', async () => {
  const { secret } = await start();
  const late = codeAt(secret, new Date(NOW.getTime() - 10 * 60_000));
  const answer = await caller.post('/second-factor/confirm', { code: late });
  expect(answer.json().code).toBe('auth.clock_wrong');
  expect(answer.json().fields.code).toMatch(/^Die Uhr deines Handys geht etwa 10 Minuten nach/);
});

test('a second one is not set up beside the first', async () => {
  await aSecondFactor(portal.db, anna.id);
  const identity = { password: PASSWORD, code: codeOf(NOW) };
  const answer = await caller.post('/second-factor/start', identity);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'second_factor.in_force']);
});

test('it is removed with password and code, and the owner is told', async () => {
  await aSecondFactor(portal.db, anna.id);
  await aRememberedBrowser(portal.db, anna.id);
  const remove = (code: string) =>
    caller.post('/second-factor/remove', { password: PASSWORD, code });
  expect((await remove('804215')).json().code).toBe('auth.code_wrong');
  expect((await remove(codeOf(NOW))).statusCode).toBe(200);
  expect((await caller.get('/second-factor')).json().since).toBeNull();
  expect(await mails()).toEqual(['second-factor-removed']);
  expect(await acts()).toEqual(['second_factor.removed']);
  const again = await remove(codeOf(NOW));
  expect([again.statusCode, again.json().code]).toEqual([409, 'second_factor.missing']);
});

test('new recovery codes end the old ones', async () => {
  await aSecondFactor(portal.db, anna.id, { codes: ['ABCD-EFGH-JKMN'] });
  const renew = (code: string) =>
    caller.post('/second-factor/recovery-codes', { password: PASSWORD, code });
  const { recovery_codes } = (await renew(codeOf(NOW))).json();
  expect(recovery_codes).toHaveLength(10);
  expect((await renew('ABCD-EFGH-JKMN')).json().code).toBe('auth.recovery_code_wrong');
  expect((await renew(recovery_codes[0])).statusCode).toBe(200);
});

test('of recovery codes that are renewed twice at once ten are good', async () => {
  const CODES = ['ABCD-EFGH-JKMN', '0123-4567-89AB'];
  await aSecondFactor(portal.db, anna.id, { codes: CODES });
  const answers = await meanwhile(portal.db, {
    lock: (tx) =>
      tx.execute(sql`select from second_factors where investor_id = ${anna.id} for update`),
    act: () =>
      Promise.all(
        CODES.map((code) =>
          caller.post('/second-factor/recovery-codes', { password: PASSWORD, code }),
        ),
      ),
    waits: CODES.length,
    change: () => Promise.resolve(),
  });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await caller.get('/second-factor')).json().recovery_codes).toBe(10);
});

test('a code of the key before does not set up the one that is shown since', async () => {
  const { secret } = await start();
  const answer = await meanwhile(portal.db, {
    lock: (tx) => lockInvestor(tx, anna.id),
    act: () => caller.post('/second-factor/confirm', { code: codeAt(secret, NOW) }),
    change: () => start(),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'second_factor.not_started']);
  expect((await caller.get('/second-factor')).json().since).toBeNull();
});

test('a browser that is forgotten asks for a code again', async () => {
  await aSecondFactor(portal.db, anna.id);
  const id = await aRememberedBrowser(portal.db, anna.id);
  const { browsers } = (await caller.get('/second-factor')).json();
  expect(browsers).toMatchObject([{ browser_id: id, device: 'Firefox, Windows' }]);
  const url = `/second-factor/browsers/${id}`;
  expect((await caller.call({ method: 'DELETE', url })).statusCode).toBe(200);
  expect((await caller.get('/second-factor')).json().browsers).toEqual([]);
  expect((await caller.call({ method: 'DELETE', url })).statusCode).toBe(404);
});

test.each([
  ['/profile/export', {}],
  ['/profile/erasure-request', {}],
])('%s takes the code as well as the password', async (url, more) => {
  await aSecondFactor(portal.db, anna.id);
  const ask = (identity: object) => caller.post(url, { ...more, ...identity });
  const asked = await ask({ password: PASSWORD });
  expect([asked.statusCode, asked.json().code]).toEqual([422, 'auth.code_needed']);
  expect(asked.json().fields.code).toContain('Authentifizierungs-App');
  const guessed = await ask({ password: PASSWORD, code: '804215' });
  expect(guessed.json().code).toBe('auth.code_wrong');
  expect((await ask({ password: 'wrong password', code: codeOf(NOW) })).json().code).toBe(
    'auth.password_wrong',
  );
  expect((await ask({ password: PASSWORD, code: codeOf(NOW) })).statusCode).toBeLessThan(300);
});

test('the payout account is changed with the code alone beside the password', async () => {
  await aSecondFactor(portal.db, anna.id);
  const change = (code?: string) =>
    caller.call({
      method: 'PUT',
      url: '/bank-accounts/payout',
      payload: {
        iban: 'DE89370400440532013000',
        holder_name: 'Anna Investor',
        currency: 'EUR',
        password: PASSWORD,
        version: 0,
        ...(code && { code }),
      },
    });
  expect((await change()).json().code).toBe('auth.code_needed');
  expect((await change(codeOf(NOW))).statusCode).toBe(200);
});

test('a new password by mail does not take the place of the code', async () => {
  await aSecondFactor(portal.db, anna.id);
  const browser = aBrowser(portal);
  const signIn = (password: string) => browser.post('/auth/login', { email: anna.email, password });
  await signIn(PASSWORD);
  await browser.post('/auth/login/code', { code: codeOf(NOW), remember: true });
  expect((await signIn(PASSWORD)).statusCode).toBe(200);
  await browser.post('/auth/forgot-password', { email: anna.email });
  const code = await mailedCode(portal.db, anna.email);
  const password = 'Kranich Teppich Morgen 7';
  expect((await browser.post('/auth/reset-password', { code, password })).statusCode).toBe(200);
  expect((await signIn(password)).json().code).toBe('auth.factor_needed');
});

test('where one is demanded, nothing but setting it up is possible before', async () => {
  const strict = await buildTestApp({ now: () => NOW, config: { requireSecondFactor: true } });
  try {
    const ben = await anInvestorWithPassword(strict.db, { first_name: 'Ben' });
    const browser = aBrowser(strict);
    const me = await browser.post('/auth/login', { email: ben.email, password: PASSWORD });
    expect(me.json().second_factor_due).toBe(true);
    const refused = await browser.get('/dashboard');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.factor_required']);
    const { secret } = (await browser.post('/second-factor/start', { password: PASSWORD })).json();
    await browser.post('/second-factor/confirm', { code: codeAt(secret, NOW) });
    expect((await browser.get('/dashboard')).statusCode).toBe(200);
    expect((await browser.get('/auth/')).json().second_factor_due).toBe(false);
  } finally {
    await strict.close();
  }
});
