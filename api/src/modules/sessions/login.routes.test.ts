import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import {
  anInvestor,
  anInvestorWithPassword,
  PASSWORD,
  type TestInvestor,
} from '../../../testing/fixtures';
import { processorTime } from '../../../testing/processor-time';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';
import { hashPassword } from '../../identity/password';
import { tokenHash } from '../../identity/session-token';
import { sessions } from '../../identity/sessions.table';

let portal: TestApp;
let anna: TestInvestor;

beforeAll(async () => {
  portal = await buildTestApp();
  anna = await anInvestorWithPassword(portal.db, { email: 'anna@example.com', first_name: 'Anna' });
});
afterAll(() => portal.close());

/** From an address of its own every time: attempts are limited. */
const login = (email: string, password: string) =>
  aBrowser(portal).post('/auth/login', { email, password });

/** The session's comes first: programs take the first one. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String([headers['set-cookie']].flat()[0]);
const tokenOf = (cookie: string) => /session=([^;]*)/.exec(cookie)?.[1] ?? '';

test('the right e-mail and password sign an investor in', async () => {
  const answer = await login('anna@example.com', PASSWORD);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    investor_id: anna.id,
    email: 'anna@example.com',
    first_name: 'Anna',
    last_name: 'Investor',
    avatar: null,
    onboarding_step: 4,
    profile_status: 'inactive',
    second_factor_due: false,
    display: {
      amounts_of: 'unit',
      unit_columns: null,
      unit_view: null,
      area_unit: 'sqm',
      display_currency: 'aed',
      timezone: 'Europe/Berlin',
    },
    navigation: [],
  });
});

test('the e-mail may be written in capitals and with blanks around it', async () => {
  expect((await login('  ANNA@Example.com ', PASSWORD)).statusCode).toBe(200);
});

test('the cookie is invisible to scripts and not sent by other sites', async () => {
  const cookie = cookieOf(await login('anna@example.com', PASSWORD));
  expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('over https the cookie is bound to the host and to https', async () => {
  const secure = await buildTestApp({
    config: { origins: ['https://portal.manzil.example'], secure: true },
  });
  await anInvestorWithPassword(secure.db, { email: 'anna@example.com' });
  const answer = await secure.anonymous.call({
    method: 'POST',
    url: '/auth/login',
    headers: { origin: 'https://portal.manzil.example' },
    payload: { email: 'anna@example.com', password: PASSWORD },
  });
  expect(cookieOf(answer)).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
  await secure.close();
});

test('the database knows only a hash of the token', async () => {
  const token = tokenOf(cookieOf(await login('anna@example.com', PASSWORD)));
  const rows = await portal.db.select().from(sessions);
  expect(rows.map((row) => row.token_hash)).toContain(tokenHash(token));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('signing in again ends the session the browser had', async () => {
  const first = tokenOf(cookieOf(await login('anna@example.com', PASSWORD)));
  await portal.anonymous.call({
    method: 'POST',
    url: '/auth/login',
    headers: { cookie: `session=${first}` },
    payload: { email: 'anna@example.com', password: PASSWORD },
  });
  const [old] = await portal.db
    .select()
    .from(sessions)
    .where(eq(sessions.token_hash, tokenHash(first)));
  expect(old?.revoked_at).not.toBeNull();
});

test('a planted cookie never becomes a session', async () => {
  const planted = 'A'.repeat(43);
  const answer = await portal.anonymous.call({
    method: 'POST',
    url: '/auth/login',
    headers: { cookie: `session=${planted}` },
    payload: { email: 'anna@example.com', password: PASSWORD },
  });
  expect(tokenOf(cookieOf(answer))).not.toBe(planted);
  const later = await portal.anonymous.call({
    method: 'GET',
    url: '/auth/',
    headers: { cookie: `session=${planted}` },
  });
  expect(later.statusCode).toBe(401);
});

test('a wrong password, an unknown and a locked account get the same answer', async () => {
  await anInvestorWithPassword(portal.db, { email: 'locked@example.com', status: 'locked' });
  const answers = await Promise.all([
    login('anna@example.com', 'wrong'),
    login('nobody@example.com', PASSWORD),
    login('locked@example.com', PASSWORD),
  ]);
  const seen = answers.map(({ statusCode, headers, body }) => ({
    statusCode,
    headers: { ...headers, date: '' },
    body: body.replace(/urn:manzil:request:[\w-]{36}/, ''),
  }));
  expect(seen[0]).toMatchObject({ statusCode: 401 });
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
    code: 'auth.credentials_wrong',
    message: 'E-Mail oder Passwort stimmt nicht. Prüfe beides oder setze das Passwort zurück.',
  });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test('the database is asked the same statements whether or not there is an account', async () => {
  const texts = async (email: string) =>
    (await statementsOf(() => login(email, 'wrong'))).map(({ text }) => text);
  const known = await texts('anna@example.com');
  expect(known.length).toBeGreaterThan(3);
  expect(await texts('nobody@example.com')).toEqual(known);
  expect(await texts('locked@example.com')).toEqual(known);
});

test('an account that never had a password is no other', async () => {
  await anInvestor(portal.db, { email: 'imported@example.com' });
  expect((await login('imported@example.com', 'none')).statusCode).toBe(401);
});

test('a password is the same however its letters were composed', async () => {
  const password = 'Müllers Café à la carte';
  await anInvestor(portal.db, {
    email: 'composed@example.com',
    password_hash: await hashPassword(password.normalize('NFD')),
  });
  expect((await login('composed@example.com', password.normalize('NFC'))).statusCode).toBe(200);
  expect((await login('composed@example.com', password.normalize('NFD'))).statusCode).toBe(200);
});

test('a hash from when hashing was cheaper is replaced by signing in', async () => {
  const weak = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { id } = await anInvestor(portal.db, { email: 'old@example.com', password_hash: weak });
  const stored = async () => {
    const [row] = await portal.db.select().from(investors).where(eq(investors.id, id));
    return row?.password_hash ?? '';
  };
  expect((await login('old@example.com', 'wrong')).statusCode).toBe(401);
  expect(await stored()).toBe(weak);
  expect((await login('old@example.com', PASSWORD)).statusCode).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect((await login('old@example.com', PASSWORD)).statusCode).toBe(200);
  expect(await stored()).toBe(renewed);
});

test('signing in and out is in the audit log', async () => {
  const ben = await anInvestorWithPassword(portal.db, { email: 'ben@example.com' });
  const browser = aBrowser(portal);
  await browser.post('/auth/login', { email: 'ben@example.com', password: PASSWORD });
  await browser.post('/auth/logout');
  const { rows } = await portal.db.execute(
    sql`select action, actor_type, actor_id from audit_log where investor_id = ${ben.id} order by id`,
  );
  const actor = { actor_type: 'investor', actor_id: ben.id };
  expect(rows).toEqual([
    { action: 'session.created', ...actor },
    { action: 'session.ended', ...actor },
  ]);
});

test('passwords are not cut: a longer one with the same beginning is wrong', async () => {
  expect((await login('anna@example.com', `${PASSWORD}x`)).statusCode).toBe(401);
});

test('a password of more than 1024 characters is refused without being hashed', async () => {
  const ms = await processorTime(async () => {
    const answer = await login('anna@example.com', 'x'.repeat(1025));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ password: 'Höchstens 1024 Zeichen.' });
  });
  expect(ms).toBeLessThan(50);
});

test('no query of the login carries the password on', async () => {
  const answer = await portal.anonymous.post('/auth/login?password=x', {
    email: 'anna@example.com',
    password: PASSWORD,
  });
  expect(answer.statusCode).toBe(422);
});
