import { recordAuditEvent } from '../platform/audit/record-audit-event';
import { consume, DAY_S, limit } from '../platform/limits/limits';
import { queueMail } from '../platform/mail/queue-mail';
import type { Database, Db } from '../platform/postgres/connect';
import type { FieldCipher } from '../platform/secrets/field-cipher';
import { readCode } from './authenticator';
import { findOwner } from './investors.repository';
import { recoveryCodeUsed } from './mails/recovery-code-used.mail';
import { hashUnder } from './password';
import { readRecoveryCode } from './recovery-code';
import { clockWrong, codeUsed, codeWrong, recoveryCodeWrong } from './second-factor.errors';
import {
  countRecoveryCodes,
  type Factor,
  findFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factors.repository';

/**
 * Nine codes of a million are right at a time, and eighteen more are told to be so soon: guessing finds one in 3,700 days.
 * A right one starts the count anew.
 */
const TRIES_A_DAY = 10;

export type FactorMeans = { db: Database; fields: FieldCipher; now?: (() => Date) | undefined };

/** Only who has the password gets here. `key`: whose tries these are, apart from those of others. */
type Tries = { door: 'sign-in' | 'again'; key: string };

/**
 * A code of the app or a recovery code, which is used up.
 * @param db not inside a transaction: the count stays when the request fails
 * @throws codeWrong, codeUsed, clockWrong, recoveryCodeWrong, tooManyAttempts
 */
export async function takeCode(
  { db, fields, now = () => new Date() }: FactorMeans,
  investorId: string,
  typed: string,
  { door, key }: Tries,
): Promise<void> {
  const tries = limit(db, `factor-${door}`, TRIES_A_DAY, DAY_S);
  await consume(tries, key);
  const factor = await findFactor(db, fields, investorId, 'active');
  if (!factor) throw codeWrong();
  const code = typed.replace(/\s/g, '');
  // One figure too many or too few is still the app's; a recovery code may be all figures, and has twelve.
  if (/^\d{1,11}$/.test(code)) await takeAppCode(db, investorId, factor, code, now());
  else await takeKeptCode(db, investorId, factor, code);
  await tries.delete(key);
}

async function takeAppCode(
  db: Db,
  investorId: string,
  { secret }: Factor,
  code: string,
  now: Date,
): Promise<void> {
  const read = readCode(secret, code, now);
  if (!read) throw codeWrong();
  if (read.minutesOff !== 0) throw clockWrong(read.minutesOff);
  if (!(await takeStep(db, investorId, read.step))) throw codeUsed();
}

async function takeKeptCode(
  db: Database,
  investorId: string,
  { salt }: Factor,
  typed: string,
): Promise<void> {
  const code = readRecoveryCode(typed);
  if (!code) throw recoveryCodeWrong();
  const hash = await hashUnder(salt, code);
  await db.transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, investorId, hash))) throw recoveryCodeWrong();
    const owner = await findOwner(tx, investorId);
    const left = await countRecoveryCodes(tx, investorId);
    if (owner) {
      await queueMail(tx, {
        to: owner.email,
        language: owner.locale,
        template: recoveryCodeUsed,
        values: { first_name: owner.first_name, left },
      });
    }
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'recovery_code.used',
      entity_type: 'investor',
      entity_id: investorId,
      detail: { left },
    });
  });
}
