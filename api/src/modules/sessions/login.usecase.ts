import type { LoginInput } from '@manzil/shared/contract/sessions/sign-in';
import { type Account, findAccount, replacePassword } from '../../identity/investors.repository';
import { rememberDevice } from '../../identity/known-devices.repository';
import type { LoginLimits } from '../../identity/login-limits';
import { hashPassword, isOutdated, passwordMatches } from '../../identity/password';
import { newToken, tokenHash } from '../../identity/session-token';
import { createSession, type Session } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { coarseNetwork } from '../../platform/limits/network';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database, Db } from '../../platform/postgres/connect';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { endSession, makeRoomForSession } from '../session/end-session.usecase';
import { deviceLabel } from './device-label';
import { newDevice } from './mails/new-device.mail';
import { credentialsWrong } from './sign-in.errors';

type Means = { db: Database; authKey: Buffer; limits: LoginLimits };

type Attempt = LoginInput & {
  address: string;
  userAgent: string | undefined;
  previousToken: string | undefined;
  deviceToken: string | undefined;
};

type SignedIn = { investor: Session; token: string; deviceToken: string };

/** The cookie's session ends. @throws credentialsWrong, tooManyAttempts, proofNeeded: none tells whether the account exists */
export async function login({ db, authKey, limits }: Means, attempt: Attempt): Promise<SignedIn> {
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
    return openFor(tx, account, attempt);
  });
}

async function openFor(tx: Db, account: Account, attempt: Attempt): Promise<SignedIn> {
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
