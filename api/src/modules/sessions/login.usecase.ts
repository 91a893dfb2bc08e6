import type { LoginInput, SignInCodeInput } from '@manzil/shared/contract/sign-in/sign-in';
import {
  type Account,
  findAccount,
  lockAccount,
  replacePassword,
} from '../../identity/investors.repository';
import { passFactorOn } from '../../identity/known-devices.repository';
import type { LoginLimits } from '../../identity/login-limits';
import { hashPassword, isOutdated, passwordMatches } from '../../identity/password';
import { tokenHash } from '../../identity/session-token';
import { findTicket, issueTicket, takeTicket } from '../../identity/sign-in-tickets.repository';
import { type FactorMeans, takeCode } from '../../identity/take-code';
import type { Database } from '../../platform/postgres/connect';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { deviceLabel } from './device-label';
import { type Origin, openSession, type SignedIn } from './open-session.usecase';
import { credentialsWrong, signInStale } from './sign-in.errors';

type Means = { db: Database; authKey: Buffer; limits: LoginLimits };

type Attempt = LoginInput & Origin;

/** What is still missing; its token is for a cookie. */
type HalfWay = { ticket: string };

/** The cookie's session ends. @throws credentialsWrong, tooManyAttempts, proofNeeded: none tells whether the account exists */
export async function login(
  { db, authKey, limits }: Means,
  attempt: Attempt,
): Promise<SignedIn | HalfWay> {
  const { email, password, address, deviceToken, proof } = attempt;
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken);
  const found = await findAccount(db, email, deviceHash);
  const counted = {
    account: accountKey(authKey, email),
    address,
    knownDevice: found?.device_known ? deviceHash : null,
    proof,
  };
  await limits.count(counted);
  const matches = await passwordMatches(found?.password_hash ?? null, password);
  if (!found || !matches) {
    await limits.failed(counted);
    throw credentialsWrong();
  }
  await limits.forget(counted);
  const better = isOutdated(found.password_hash) ? await hashPassword(password) : null;
  return db.transaction(async (tx) => {
    // Comparing takes a while, in which the password may have been changed or a second factor set up.
    const account = await lockAccount(tx, found, deviceHash);
    if (!account || !(await isStillRight(account, found, password))) throw credentialsWrong();
    if (better) await replacePassword(tx, account.investor_id, account.password_hash, better);
    if (account.factor_due) return { ticket: await issueTicket(tx, account.investor_id) };
    return openSession(tx, authKey, account, attempt);
  });
}

/** Another sign-in may have stored a better hash of the same password. */
const isStillRight = async (now: Account, before: Account, password: string): Promise<boolean> =>
  now.password_hash === before.password_hash || passwordMatches(now.password_hash, password);

type CodeAttempt = SignInCodeInput & Origin & { ticket: string | undefined };

/** The second step, after the right password. @throws signInStale, what takeCode throws */
export async function loginByCode(
  means: FactorMeans & Pick<Means, 'authKey'>,
  attempt: CodeAttempt,
): Promise<SignedIn> {
  const { db } = means;
  const { ticket, code, remember, deviceToken, userAgent } = attempt;
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken);
  const email = ticket === undefined ? null : await findTicket(db, ticket);
  const found = email === null ? null : await findAccount(db, email, deviceHash);
  if (ticket === undefined || !found) throw signInStale();
  const { investor_id, factor_passed } = found;
  // Who has the password or reads the mails, and nothing else, does not use up the tries of the owner's own browser.
  const key = factor_passed ? `${investor_id}:${deviceHash}` : investor_id;
  await takeCode(means, investor_id, code, { door: 'sign-in', key });
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, found, deviceHash);
    if (!account || !(await takeTicket(tx, ticket))) throw signInStale();
    const opened = await openSession(tx, means.authKey, account, attempt);
    const device = deviceLabel(userAgent);
    await passFactorOn(tx, investor_id, opened.deviceToken, { device, remember });
    return opened;
  });
}
