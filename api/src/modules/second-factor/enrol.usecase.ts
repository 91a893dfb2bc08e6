import type { Identity } from '@manzil/shared/contract/credentials';
import type { StartedFactor } from '@manzil/shared/contract/second-factor/second-factor';
import { addressOfSecret, newSecret, readCode } from '../../identity/authenticator';
import { findOwner, lockInvestor } from '../../identity/investors.repository';
import { ATTEMPTS } from '../../identity/login-limits';
import { hashUnder } from '../../identity/password';
import { newRecoveryCode, RECOVERY_CODES } from '../../identity/recovery-code';
import { requireIdentity } from '../../identity/require-identity';
import { clockWrong, codeWrong } from '../../identity/second-factor.errors';
import {
  confirmFactor,
  findFactor,
  replaceRecoveryCodes,
  startFactor,
} from '../../identity/second-factors.repository';
import { findLiveSession, revokeSessions } from '../../identity/sessions.repository';
import type { FactorMeans } from '../../identity/take-code';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { sessionMissing } from '../../platform/http/access.errors';
import { consume, limit } from '../../platform/limits/limits';
import { queueMail } from '../../platform/mail/queue-mail';
import { secondFactorAdded } from './mails/second-factor-added.mail';
import { factorInForce, factorNotStarted } from './second-factor.errors';

/** @throws factorInForce, what requireIdentity throws */
export async function startEnrolment(
  means: FactorMeans,
  investorId: string,
  identity: Identity,
): Promise<StartedFactor> {
  const { db, fields } = means;
  const { email } = await requireIdentity(means, investorId, identity);
  const secret = newSecret();
  if (!(await startFactor(db, fields, investorId, secret))) throw factorInForce();
  return { secret, address: addressOfSecret(secret, email) };
}

/** @returns codes with their hashes, one hash after the other: sign-ins go on beside */
export async function newRecoveryCodes(
  salt: Buffer,
): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashUnder(salt, code));
  return { codes, hashes };
}

/**
 * All other sessions end: whoever has stolen one has no code. @param token of the session that stays
 * @returns the recovery codes @throws codeWrong, clockWrong, factorNotStarted, sessionMissing, tooManyAttempts
 */
export async function finishEnrolment(
  { db, fields, now = () => new Date() }: FactorMeans,
  investorId: string,
  typed: string,
  token: string,
): Promise<string[]> {
  // Whoever has stolen the session meanwhile does not guess the code of a key that the owner sees.
  await consume(limit(db, 'factor-confirm', ATTEMPTS.points, ATTEMPTS.seconds), investorId);
  const factor = await findFactor(db, fields, investorId, 'shown');
  if (!factor) throw factorNotStarted();
  const read = readCode(factor.secret, typed.replace(/\s/g, ''), now());
  if (!read) throw codeWrong();
  if (read.minutesOff !== 0) throw clockWrong(read.minutesOff);
  const { codes, hashes } = await newRecoveryCodes(factor.salt);
  await db.transaction(async (tx) => {
    await lockInvestor(tx, investorId);
    const session = await findLiveSession(tx, token);
    const owner = await findOwner(tx, investorId);
    if (!session || !owner) throw sessionMissing();
    if (!(await confirmFactor(tx, investorId, factor.salt, read.step))) throw factorNotStarted();
    await replaceRecoveryCodes(tx, investorId, factor.salt, hashes);
    const ended = await revokeSessions(tx, investorId, session);
    await queueMail(tx, {
      to: owner.email,
      language: owner.locale,
      template: secondFactorAdded,
      values: { first_name: owner.first_name },
    });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'second_factor.added',
      entity_type: 'investor',
      entity_id: investorId,
      detail: { sessions_ended: ended },
    });
  });
  return codes;
}
