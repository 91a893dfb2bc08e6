import type { RequestOptions } from '@manzil/shared/contract/passkeys/passkeys';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { issueConfirmation } from '../../identity/identity-confirmations.repository';
import { ATTEMPTS } from '../../identity/login-limits';
import { consume, limit } from '../../platform/limits/limits';
import type { Database } from '../../platform/postgres/connect';
import {
  ASK_MS,
  keepChallenge,
  type Question,
  takeChallenge,
} from './passkey-challenges.repository';
import { passkeyUnknown } from './passkeys.errors';
import { credentialsOf } from './passkeys.repository';
import { type Answered, ownerOfSignature, type Page } from './use-passkey';

/** A right one starts the count anew. */
const attemptsIn = (db: Database) => limit(db, 'passkey-again', ATTEMPTS.points, ATTEMPTS.seconds);

const question = (investorId: string): Question => ({ purpose: 'confirm', investorId });

type Started = { options: RequestOptions; token: string };

/** Of the investor's own passkeys. @throws tooManyAttempts */
export async function startConfirmation(
  db: Database,
  investorId: string,
  { site, token }: Page,
): Promise<Started> {
  await consume(attemptsIn(db), investorId);
  const options = await generateAuthenticationOptions({
    rpID: new URL(site).hostname,
    timeout: ASK_MS,
    userVerification: 'required',
    allowCredentials: (await credentialsOf(db, investorId)) as never,
  });
  return {
    options: options as RequestOptions,
    token: await keepChallenge(db, options.challenge, question(investorId), token),
  };
}

/** @returns what stands for the password, once @throws passkeyStale, passkeyUnknown */
export async function confirmByPasskey(
  db: Database,
  investorId: string,
  answered: Answered,
): Promise<string> {
  const { answer, token } = answered;
  const challenge = await takeChallenge(db, answer, token, question(investorId));
  const confirmation = await db.transaction(async (tx) => {
    const signed = await ownerOfSignature(tx, answered, challenge);
    if (signed?.owner !== investorId) throw passkeyUnknown();
    return issueConfirmation(tx, investorId);
  });
  await attemptsIn(db).delete(investorId);
  return confirmation;
}
