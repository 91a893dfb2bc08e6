import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { PASSWORD } from '../../../testing/fixtures';
import { anAccount, besiege, count } from '../../../testing/login-counts';
import { solvedProof } from '../../../testing/solved-proof';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { accountKey } from '../../platform/secrets/keyed-hash';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.db.execute(sql`delete from rate_limits`));
afterAll(() => portal.close());

const signIn = (email: string, more: object = {}, browser = aBrowser(portal)) =>
  browser.post('/auth/login', { email, password: PASSWORD, ...more });

test.each([
  ['ten wrong passwords from ten addresses', (email: string) => besiege(portal.db, email)],
  ['two hundred failures from anywhere', () => count(portal.db, 'login-failures:all', 200)],
  ['fifty attempts of neighbours', () => count(portal.db, 'login-address:192.0.2.50', 50)],
])('after %s the owner gets in with a new browser that works for it', async (_name, attack) => {
  const email = await anAccount(portal.db);
  await attack(email);
  const browser = aBrowser(portal, { remoteAddress: '192.0.2.50' });
  const asked = await signIn(email, {}, browser);
  expect([asked.statusCode, asked.json().code]).toEqual([429, 'auth.proof_needed']);
  const proof = await solvedProof(asked.json());
  expect((await signIn(email, { proof }, browser)).statusCode).toBe(200);
});

test('a proof is good once, for one account, for this door, and as it was made', async () => {
  const [email, other] = [await anAccount(portal.db), await anAccount(portal.db)];
  await besiege(portal.db, email);
  await besiege(portal.db, other);
  const proof = await solvedProof((await signIn(email)).json());
  const refused = async (sent: string, who = email) =>
    expect((await signIn(who, { proof: sent })).json().code).toBe('auth.proof_needed');
  await refused(proof, other);
  await refused('');
  await refused('{}');
  await refused(proof.replace(/"counter":\d+/, '"counter":1').replace(/"derivedKey":"../, '$&00'));
  await refused(proof.replace(/"cost":\d+/, '"cost":1'));
  await count(portal.db, 'forgot:all', 500);
  const forgot = await aBrowser(portal).post('/auth/forgot-password', { email, proof });
  expect(forgot.json().code).toBe('auth.proof_needed');
  expect((await signIn(email, { password: 'wrong', proof })).statusCode).toBe(401);
  await refused(proof);
});

test('a proof that comes too late is no longer good', async () => {
  const email = await anAccount(portal.db);
  await besiege(portal.db, email);
  const proof = await solvedProof((await signIn(email)).json());
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000 + 1000);
  const late = await signIn(email, { proof });
  jest.restoreAllMocks();
  expect(late.json().code).toBe('auth.proof_needed');
});

test('a household works for five attempts at an account, and keeps no other one out', async () => {
  const email = await anAccount(portal.db);
  await besiege(portal.db, email);
  const key = `login-worked-for:${accountKey(TEST_AUTH_KEY, email)}`;
  await count(portal.db, `${key}:192.0.2.60`, 5);
  const attacker = aBrowser(portal, { remoteAddress: '192.0.2.60' });
  const proof = await solvedProof((await signIn(email, {}, attacker)).json());
  const refused = await signIn(email, { proof }, attacker);
  expect(refused.json().code).toBe('auth.too_many_attempts');
  const owner = aBrowser(portal);
  const worked = await solvedProof((await signIn(email, {}, owner)).json());
  expect((await signIn(email, { proof: worked }, owner)).statusCode).toBe(200);
});

test('the more is tried, the more work it takes, and no more than a phone can do', async () => {
  const email = await anAccount(portal.db);
  const stepsAt = async (points: number) => {
    await count(portal.db, `login-account:${accountKey(TEST_AUTH_KEY, email)}`, points);
    const proof = await solvedProof((await signIn(email)).json());
    return JSON.parse(proof).solution.counter as number;
  };
  const [light, heavy] = [await stepsAt(5), await stepsAt(10_000)];
  expect(light).toBeGreaterThanOrEqual(100);
  expect(light).toBeLessThanOrEqual(200);
  expect(heavy).toBeGreaterThanOrEqual(600);
  expect(heavy).toBeLessThanOrEqual(1200);
});
