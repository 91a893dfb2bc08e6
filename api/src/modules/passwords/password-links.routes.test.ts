import '../../../testing/cheap-hashes';
import { eq, sql } from 'drizzle-orm';
import { anInvited } from '../../../testing/invited';
import { mailsTo } from '../../../testing/mails';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';
import { createPasswordLink } from './password-links.repository';
import { passwordLinks } from './password-links.table';

const PASSWORD = 'vier nasse Kraniche am Fluss';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
// Every test comes from the same address.
beforeEach(() => portal.db.execute(sql`delete from rate_limits`));

const invited = (status?: 'active') => anInvited(portal.db, status);
const setPassword = (token: string, password = PASSWORD) =>
  portal.anonymous.post('/auth/set-password', { token, password });
const check = async (token: string) =>
  (await portal.anonymous.post('/auth/check-password-link', { token })).json();
const signIn = async ({ email }: { email: string }, password = PASSWORD) =>
  (await portal.anonymous.post('/auth/login', { email, password })).statusCode;

test('who was invited sets a password by the link, and can sign in from then on', async () => {
  const { investor, token } = await invited();
  expect(await signIn(investor)).toBe(401);
  expect(await check(token)).toEqual({ isValid: true });
  const answer = await setPassword(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: true, email: investor.email },
  ]);
  expect(await signIn(investor)).toBe(200);
  const [mail] = await mailsTo(portal.db, investor.email);
  expect(mail?.template).toBe('password-changed');
});

test('the link works once, also for two at the same time', async () => {
  const { token } = await invited();
  const answers = await Promise.all([setPassword(token), setPassword(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(await check(token)).toEqual({ isValid: false });
});

test('sessions end, whoever has them', async () => {
  const { investor, token } = await invited('active');
  const caller = await portal.as(investor);
  expect((await caller.get('/profile')).statusCode).toBe(200);
  await setPassword(token);
  expect((await caller.get('/profile')).statusCode).toBe(401);
});

test('a password that is guessed first is refused, and the link stays good', async () => {
  const { token } = await invited();
  const answer = await setPassword(token, 'aaaaaaaaaaaaaaaa');
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['password']]);
  expect(await check(token)).toEqual({ isValid: true });
});

test.each<[string, (investorId: string) => Promise<unknown>]>([
  ['too old', () => portal.db.update(passwordLinks).set({ expires_at: sql`now()` })],
  [
    'of a locked account',
    (id) => portal.db.update(investors).set({ status: 'locked' }).where(eq(investors.id, id)),
  ],
  [
    'of a closed account',
    (id) => portal.db.update(investors).set({ status: 'closed' }).where(eq(investors.id, id)),
  ],
  ['replaced by another', (id) => createPasswordLink(portal.db, id)],
])('a link that is %s opens nothing', async (_, spoil) => {
  const { investor, token } = await invited();
  await spoil(investor.id);
  expect(await check(token)).toEqual({ isValid: false });
  const answer = await setPassword(token);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'auth.password_link_invalid']);
  const [after] = await portal.db.select().from(investors).where(eq(investors.id, investor.id));
  expect(after?.password_hash).toBe('none');
});

test('tokens are not guessed: an address may try 20 an hour', async () => {
  const token = 'x'.repeat(43);
  const codes: number[] = [];
  for (let no = 0; no < 21; no += 1) codes.push((await setPassword(token)).statusCode);
  expect([codes[0], codes[19], codes[20]]).toEqual([422, 422, 429]);
});

test('what is no token is told apart before anything is asked', async () => {
  for (const token of ['', 'x', 'x'.repeat(44), "' or 1=1 --".padEnd(43, '-')]) {
    expect((await setPassword(token)).statusCode).toBe(422);
  }
});
