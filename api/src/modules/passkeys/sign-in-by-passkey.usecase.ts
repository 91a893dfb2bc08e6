import type { RequestOptions } from '@manzil/shared/contract/passkeys/passkeys';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { lockAccount } from '../../identity/investors.repository';
import { ATTEMPTS } from '../../identity/login-limits';
import { tokenHash } from '../../identity/session-token';
import { consume, HOUR_S, limit } from '../../platform/limits/limits';
import { householdOf } from '../../platform/limits/network';
import type { Database } from '../../platform/postgres/connect';
import { type Origin, openSession, type SignedIn } from '../sessions/open-session.usecase';
import { ASK_MS, keepChallenge, SIGN_IN, takeChallenge } from './passkey-challenges.repository';
import { passkeyRefused } from './passkeys.errors';
import { type Answered, ownerOfSignature, type Page } from './use-passkey';

/** Of a household: each page of the login asks for one every few minutes. */
const CHALLENGES_AN_HOUR = 600;

type Started = { options: RequestOptions; token: string };

/** @throws tooManyAttempts */
export async function startPasskeySignIn(
  db: Database,
  address: string,
  { site, token }: Page,
): Promise<Started> {
  const asked = limit(db, 'passkey-challenges', CHALLENGES_AN_HOUR, HOUR_S);
  await consume(asked, householdOf(address));
  const options = await generateAuthenticationOptions({
    rpID: new URL(site).hostname,
    timeout: ASK_MS,
    userVerification: 'required',
  });
  return {
    options: options as RequestOptions,
    token: await keepChallenge(db, options.challenge, SIGN_IN, token),
  };
}

/**
 * A passkey is both factors: no code is asked for. Wrong answers are counted by passkey: a signature cannot be guessed,
 * and whoever sends them keeps nobody out but themselves.
 * @throws passkeyStale, passkeyRefused, tooManyAttempts
 */
export async function signInByPasskey(
  { db, authKey }: { db: Database; authKey: Buffer },
  attempt: Origin & Answered,
): Promise<SignedIn> {
  const { answer, token, address, deviceToken } = attempt;
  const challenge = await takeChallenge(db, answer, token, SIGN_IN);
  const attempts = limit(db, 'passkey-sign-in', ATTEMPTS.points, ATTEMPTS.seconds);
  const key = `${householdOf(address)}:${tokenHash(answer.id)}`;
  await consume(attempts, key);
  const deviceHash = deviceToken === undefined ? null : tokenHash(deviceToken);
  const signedIn = await db.transaction(async (tx) => {
    const signed = await ownerOfSignature(tx, attempt, challenge);
    const owner = signed && { investor_id: signed.owner, email: signed.email };
    const account = owner && (await lockAccount(tx, owner, deviceHash));
    if (!account) throw passkeyRefused();
    return openSession(tx, authKey, account, attempt);
  });
  await attempts.delete(key);
  return signedIn;
}
