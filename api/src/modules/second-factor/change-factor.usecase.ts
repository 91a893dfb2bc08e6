import type { Identity } from '@manzil/shared/contract/credentials';
import { demandFactorOn } from '../../identity/known-devices.repository';
import { requireIdentity } from '../../identity/require-identity';
import {
  findFactor,
  hasFactor,
  removeFactor,
  replaceRecoveryCodes,
} from '../../identity/second-factors.repository';
import type { FactorMeans } from '../../identity/take-code';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import { newRecoveryCodes } from './enrol.usecase';
import { secondFactorRemoved } from './mails/second-factor-removed.mail';
import { factorMissing } from './second-factor.errors';

/** @returns the new ones; those before end @throws factorMissing, what requireIdentity throws */
export async function renewCodes(
  means: FactorMeans,
  investorId: string,
  identity: Identity,
): Promise<string[]> {
  const { db, fields } = means;
  if (!(await hasFactor(db, investorId))) throw factorMissing();
  await requireIdentity(means, investorId, identity);
  const factor = await findFactor(db, fields, investorId, 'active');
  if (!factor) throw factorMissing();
  const { codes, hashes } = await newRecoveryCodes(factor.salt);
  await db.transaction(async (tx) => {
    if (!(await replaceRecoveryCodes(tx, investorId, factor.salt, hashes))) throw factorMissing();
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'recovery_codes.renewed',
      entity_type: 'investor',
      entity_id: investorId,
    });
  });
  return codes;
}

/** @throws factorMissing, what requireIdentity throws */
export async function removeOwnFactor(
  means: FactorMeans,
  investorId: string,
  identity: Identity,
): Promise<void> {
  const { db } = means;
  if (!(await hasFactor(db, investorId))) throw factorMissing();
  const { email, first_name, locale } = await requireIdentity(means, investorId, identity);
  await db.transaction(async (tx) => {
    if (!(await removeFactor(tx, investorId))) throw factorMissing();
    await demandFactorOn(tx, investorId);
    await queueMail(tx, {
      to: email,
      language: locale,
      template: secondFactorRemoved,
      values: { first_name, by: 'investor' },
    });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'second_factor.removed',
      entity_type: 'investor',
      entity_id: investorId,
    });
  });
}
