import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { AuthenticatorDouble } from '../../../testing/authenticator-double';
import { aBrowser, type Browser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { meanwhile } from '../../../testing/meanwhile';
import { aPasskey } from '../../../testing/passkeys';
import { aSecondFactor, codeOf } from '../../../testing/second-factor';
import { buildTestApp, PORTAL, type TestApp } from '../../../testing/test-app';
import { lockInvestor, setPassword } from '../../identity/investors.repository';
import { forgetDevices } from '../../identity/known-devices.repository';
import { hashPassword } from '../../identity/password';
import { revokeSessions } from '../../identity/sessions.repository';
import type { Db } from '../../platform/postgres/connect';

const NOW = new Date('2026-11-21T08:00:10Z');
let portal: TestApp;
let anna: TestInvestor;
let browser: Browser;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => NOW });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestorWithPassword(portal.db);
  browser = aBrowser(portal);
});

const signIn = () => browser.post('/auth/login', { email: anna.email, password: PASSWORD });
const lock = (tx: Db) => lockInvestor(tx, anna.id);
const lockAccount = (tx: Db) =>
  tx.execute(sql`update investors set status = 'locked' where id = ${anna.id}`);
const liveSessions = async () => {
  const { rows } = await portal.db.execute(
    sql`select from sessions where investor_id = ${anna.id} and revoked_at is null`,
  );
  return rows.length;
};

async function newPassword(tx: Db): Promise<void> {
  await setPassword(tx, anna.id, await hashPassword('Kranich Teppich Morgen 7'));
  await revokeSessions(tx, anna.id, null);
  await forgetDevices(tx, anna.id, undefined);
}

test('the old password opens nothing that outlives the new one', async () => {
  const answer = await meanwhile(portal.db, { lock, act: signIn, change: newPassword });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.credentials_wrong']);
  expect(await liveSessions()).toBe(0);
});

test('a second factor that is set up meanwhile is asked for', async () => {
  const change = (tx: Db) => aSecondFactor(tx, anna.id);
  const answer = await meanwhile(portal.db, { lock, act: signIn, change });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.factor_needed']);
  expect(await liveSessions()).toBe(0);
});

test('the code does not finish a sign-in by a password that has gone', async () => {
  await aSecondFactor(portal.db, anna.id);
  await signIn();
  const act = () => browser.post('/auth/login/code', { code: codeOf(NOW), remember: false });
  const answer = await meanwhile(portal.db, { lock, act, change: newPassword });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.sign_in_stale']);
  expect(await liveSessions()).toBe(0);
});

test('a passkey does not open an account that is locked meanwhile', async () => {
  const device = new AuthenticatorDouble(PORTAL);
  await aPasskey(portal.db, anna.id, device);
  const options = (await browser.post('/auth/passkey/start')).json();
  const act = () => browser.post('/auth/passkey', device.answer(options));
  const answer = await meanwhile(portal.db, { lock, act, change: lockAccount });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'passkey.refused']);
  expect(await liveSessions()).toBe(0);
});
