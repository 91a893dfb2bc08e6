import '../../../testing/cheap-hashes';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { aResetFlow } from '../../../testing/reset-flow';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { accountKey } from '../../platform/secrets/keyed-hash';

const NEW_PASSWORD = 'Regenschirm Kupfer Anton Zwei';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function signedIn(overrides = {}) {
  const email = `${randomUUID()}@example.com`;
  const investor = await anInvestorWithPassword(portal.db, { email, ...overrides });
  const browser = aBrowser(portal);
  await browser.post('/auth/login', { email, password: PASSWORD });
  const change = (current_password: string, new_password: string) =>
    browser.post('/account/password', { current_password, new_password });
  return { email, investor, browser, change };
}

const login = (email: string, password: string, browser = aBrowser(portal)) =>
  browser.post('/auth/login', { email, password });

test('the new password signs in, the old one does not, and this session goes on', async () => {
  const { email, browser, change } = await signedIn();
  const answer = await change(PASSWORD, NEW_PASSWORD);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true });
  expect((await browser.get('/auth/')).statusCode).toBe(200);
  expect((await login(email, PASSWORD)).statusCode).toBe(401);
  expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
});

test('all other sessions end, a mail tells of it, the audit log has it', async () => {
  const { email, investor, change } = await signedIn({ first_name: 'Anna', locale: 'en' });
  const other = await portal.as(investor);
  await change(PASSWORD, NEW_PASSWORD);
  expect((await other.get('/auth/')).statusCode).toBe(401);
  expect((await mailsTo(portal.db, email)).at(-1)).toMatchObject({
    template: 'password-changed',
    language: 'en',
    values: { first_name: 'Anna' },
  });
  const { rows } = await portal.db.execute(
    sql`select actor_id, detail from audit_log
      where action = 'password.changed' and investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([{ actor_id: investor.id, detail: { sessions_ended: 1 } }]);
});

test('a reset code that was on its way is worth nothing any more', async () => {
  const { email, change } = await signedIn();
  const flow = await aResetFlow(portal, email);
  await change(PASSWORD, NEW_PASSWORD);
  expect((await flow.check(flow.code)).json()).toEqual({ isValid: false });
});

test('other browsers are strangers from then on, this one is not', async () => {
  const { email, browser, change } = await signedIn();
  const thief = aBrowser(portal);
  await login(email, PASSWORD, thief);
  await change(PASSWORD, NEW_PASSWORD);
  const before = (await mailsTo(portal.db, email)).length;
  await login(email, NEW_PASSWORD, browser);
  expect(await mailsTo(portal.db, email)).toHaveLength(before);
  await login(email, NEW_PASSWORD, thief);
  expect(await mailsTo(portal.db, email)).toHaveLength(before + 1);
});

test('without the present password nothing changes, and the session stays', async () => {
  const { email, browser, change } = await signedIn();
  const answer = await change('wrong', NEW_PASSWORD);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'auth.password_wrong',
    fields: { current_password: 'Dein Passwort stimmt nicht.' },
  });
  expect((await browser.get('/auth/')).statusCode).toBe(200);
  expect((await login(email, PASSWORD)).statusCode).toBe(200);
});

test('a stolen session has ten guesses in fifteen minutes', async () => {
  const { change } = await signedIn();
  const statuses = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await change('wrong', NEW_PASSWORD)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([422]));
  const refused = await change(PASSWORD, NEW_PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe('Zu viele Versuche. In 15 Minuten geht es weiter.');
});

test('strangers at the login do not keep the owner from changing the password', async () => {
  const { email, change } = await signedIn();
  await portal.db.execute(sql`
    insert into rate_limits
    values (${`login-account:${accountKey(TEST_AUTH_KEY, email)}`}, 1000, ${Date.now() + 900_000})`);
  expect((await login(email, PASSWORD)).statusCode).toBe(429);
  expect((await change(PASSWORD, NEW_PASSWORD)).statusCode).toBe(200);
});

test.each([
  ['kurz', 'Mindestens 12 Zeichen.'],
  [PASSWORD, 'Das ist dein bisheriges Passwort. Wähl ein anderes.'],
  ['qwertzuiop123', 'Reihen wie 1234 oder qwertz werden als Erstes geraten.'],
  ['AnnaBecker2026', 'Dieses Passwort besteht fast nur aus deinem Namen'],
])('%s is no new password', async (password, message) => {
  const { email, change } = await signedIn({ first_name: 'Anna', last_name: 'Becker' });
  const answer = await change(PASSWORD, password);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields.new_password).toContain(message);
  expect((await login(email, PASSWORD)).statusCode).toBe(200);
});

test('the reason is there in English too', async () => {
  const { browser } = await signedIn();
  const answer = await browser.call({
    method: 'POST',
    url: '/account/password',
    headers: { 'accept-language': 'en' },
    payload: { current_password: PASSWORD, new_password: 'short' },
  });
  expect(answer.json().fields).toEqual({ new_password: 'At least 12 characters.' });
});

test('of two changes at the same moment one holds, and says so', async () => {
  const { email, change } = await signedIn();
  const passwords = ['Erster Gedanke am Morgen', 'Zweiter Gedanke am Abend'];
  const answers = await Promise.all(passwords.map((password) => change(PASSWORD, password)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect([...statuses].sort()).toEqual([200, 422]);
  const held = passwords[statuses.indexOf(200)] ?? '';
  expect((await login(email, held)).statusCode).toBe(200);
});

test.each([
  {},
  { current_password: PASSWORD },
  { current_password: PASSWORD, new_password: 'x'.repeat(1025) },
  { current_password: PASSWORD, new_password: NEW_PASSWORD, status: 'active' },
])('%j is refused', async (payload) => {
  const { browser } = await signedIn();
  expect((await browser.post('/account/password', payload)).statusCode).toBe(422);
});
