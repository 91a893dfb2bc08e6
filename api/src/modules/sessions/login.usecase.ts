import type { LoginInput, SignInCodeInput } from '@manzil/shared/contract/sessions/sign-in';
import { type Account, findAccount, replacePassword } from '../../identity/investors.repository';
import { passFactorOn, rememberDevice } from '../../identity/known-devices.repository';
import type { LoginLimits } from '../../identity/login-limits';
import { hashPassword, isOutdated, passwordMatches } from '../../identity/password';
import { newToken, tokenHash } from '../../identity/session-token';
import { createSession, type Session } from '../../identity/sessions.repository';
import { findTicket, issueTicket, takeTicket } from '../../identity/sign-in-tickets.repository';
import { type FactorMeans, takeCode } from '../../identity/take-code';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { coarseNetwork } from '../../platform/limits/network';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database, Db } from '../../platform/postgres/connect';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { endSession, makeRoomForSession } from '../session/end-session.usecase';
import { deviceLabel } from './device-label';
import { newDevice } from './mails/new-device.mail';
import { credentialsWrong, signInStale } from './sign-in.errors';

type Means = { db: Database; authKey: Buffer; limits: LoginLimits };

type Origin = {
  address: string;
  userAgent: string | undefined;
  previousToken: string | undefined;
  deviceToken: string | undefined;
};

type Attempt = LoginInput & Origin;

export type SignedIn = { investor: Session; token: string; deviceToken: string };

/** What is still missing; its token is for a cookie. */
type HalfWay = { ticket: string };

/** The cookie's session ends. @throws credentialsWrong, tooManyAttempts, proofNeeded: none tells whether the account exists */
export async function login(
  { db, authKey, limits }: Means,
  attempt: Attempt,
): Promise<SignedIn | HalfWay> {
  const { email, password, address, deviceToken, proof } = attempt;
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken);
  const account = await findAccount(db, email, deviceHash);
  const counted = {
    account: accountKey(authKey, email),
    address,
    knownDevice: account?.device_known ? deviceHash : null,
    proof,
  };
  await limits.count(counted);
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (!account || !matches) {
    await limits.failed(counted);
    throw credentialsWrong();
  }
  await limits.forget(counted);
  const better = isOutdated(account.password_hash) ? await hashPassword(password) : null;
  return db.transaction(async (tx) => {
    if (better) await replacePassword(tx, account.investor_id, account.password_hash, better);
    if (account.factor_due) return { ticket: await issueTicket(tx, account.investor_id) };
    return openFor(tx, account, attempt);
  });
}

type CodeAttempt = SignInCodeInput & Origin & { ticket: string | undefined };

/** The second step, after the right password. @throws signInStale, what takeCode throws */
export async function loginByCode(means: FactorMeans, attempt: CodeAttempt): Promise<SignedIn> {
  const { db } = means;
  const { ticket, code, remember, deviceToken, userAgent } = attempt;
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken);
  const email = ticket === undefined ? null : await findTicket(db, ticket);
  const account = email === null ? null : await findAccount(db, email, deviceHash);
  if (ticket === undefined || !account) throw signInStale();
  const { investor_id, factor_passed } = account;
  // Who has the password or reads the mails, and nothing else, does not use up the tries of the owner's own browser.
  const key = factor_passed ? `${investor_id}:${deviceHash}` : investor_id;
  await takeCode(means, investor_id, code, { door: 'sign-in', key });
  return db.transaction(async (tx) => {
    if (!(await takeTicket(tx, ticket))) throw signInStale();
    const opened = await openFor(tx, account, attempt);
    const device = deviceLabel(userAgent);
    await passFactorOn(tx, investor_id, opened.deviceToken, { device, remember });
    return opened;
  });
}

async function openFor(tx: Db, account: Account, attempt: Origin): Promise<SignedIn> {
  const { address, userAgent, previousToken } = attempt;
  if (previousToken) await endSession(tx, previousToken);
  const token = newToken();
  const device = deviceLabel(userAgent);
  const sessionId = await createSession(tx, account.investor_id, token, {
    device,
    ip_prefix: coarseNetwork(address),
  });
  await makeRoomForSession(tx, account.investor_id);
  const deviceToken = await rememberDevice(tx, account.investor_id, attempt.deviceToken);
  if (!account.device_known) await tellOfNewDevice(tx, account, device);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: account.investor_id },
    action: 'session.created',
    entity_type: 'session',
    entity_id: sessionId,
    detail: { device_known: account.device_known },
  });
  return { investor: account, token, deviceToken };
}

const UNKNOWN_DEVICE = { de: 'unbekanntes Gerät', en: 'unknown device' };

async function tellOfNewDevice(tx: Db, account: Account, device: string | null): Promise<void> {
  await queueMail(tx, {
    to: account.email,
    language: account.locale,
    template: newDevice,
    values: {
      first_name: account.first_name,
      device: device ?? UNKNOWN_DEVICE[account.locale],
      at: new Date().toISOString(),
    },
  });
}
