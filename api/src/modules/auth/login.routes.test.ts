import { eq } from 'drizzle-orm';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { tokenHash } from './session-token';
import { sessions } from './sessions.table';

let portal: TestApp;
let anna: TestInvestor;

beforeAll(async () => {
  portal = await buildTestApp();
  anna = await anInvestorWithPassword(portal.db, { email: 'anna@example.com', first_name: 'Anna' });
});
afterAll(() => portal.close());

const login = (email: string, password: string) =>
  portal.anonymous.post('/auth/login', { email, password });

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']);
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
    message: 'E-Mail oder Passwort stimmen nicht. Prüfe beides oder setze das Passwort zurück.',
  });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test('passwords are not cut: a longer one with the same beginning is wrong', async () => {
  expect((await login('anna@example.com', `${PASSWORD}x`)).statusCode).toBe(401);
});

test('a password of more than 1024 characters is refused without being hashed', async () => {
  const startedAt = performance.now();
  const answer = await login('anna@example.com', 'x'.repeat(1025));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({ password: 'Höchstens 1024 Zeichen.' });
  expect(performance.now() - startedAt).toBeLessThan(50);
});

test('no query of the login carries the password on', async () => {
  const answer = await portal.anonymous.post('/auth/login?password=x', {
    email: 'anna@example.com',
    password: PASSWORD,
  });
  expect(answer.statusCode).toBe(422);
});
