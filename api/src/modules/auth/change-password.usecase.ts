import type { ChangePasswordInput } from '@manzil/shared/contract/passwords/passwords';
import type { Database } from '../../db/connect';
import { invalid } from '../../plugins/request-errors';
import { recordAuditEvent } from '../audit/record-audit-event';
import { queueMail } from '../mail/queue-mail';
import { passwordWrong, sessionMissing } from './auth.errors';
import { replacePassword } from './investors.repository';
import { forgetDevices } from './known-devices.repository';
import { hashPassword } from './password';
import { dropResets } from './password-resets.repository';
import { passwordProblem, SAME_AS_BEFORE } from './password-rules';
import { requirePassword } from './require-password';
import { findLiveSession, revokeSessions } from './sessions.repository';

const FIELD = 'current_password';

type Change = ChangePasswordInput & {
  /** Of the session that stays. */
  token: string;
  deviceToken: string | undefined;
};

/**
 * All other sessions and open reset codes end, other browsers are strangers again.
 * @throws passwordWrong, invalid, tooManyAttempts, sessionMissing
 */
export async function changePassword(
  db: Database,
  investorId: string,
  { current_password, new_password, token, deviceToken }: Change,
): Promise<void> {
  const owner = await requirePassword(db, investorId, current_password, FIELD);
  const same = new_password.normalize('NFC') === current_password.normalize('NFC');
  const problem = same ? SAME_AS_BEFORE : await passwordProblem(new_password, owner);
  if (problem) throw invalid({ fields: { new_password: problem } });
  const passwordHash = await hashPassword(new_password);
  await db.transaction(async (tx) => {
    // Hashing takes a while, in which another browser may have ended this session or changed the password.
    const session = await findLiveSession(tx, token);
    if (!session) throw sessionMissing();
    if (!(await replacePassword(tx, investorId, owner.password_hash, passwordHash))) {
      throw passwordWrong(FIELD);
    }
    const ended = await revokeSessions(tx, investorId, session);
    await forgetDevices(tx, investorId, deviceToken);
    await dropResets(tx, investorId);
    await queueMail(tx, {
      to: owner.email,
      language: owner.locale,
      template: 'password-changed',
      values: { first_name: owner.first_name },
    });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'password.changed',
      entity_type: 'investor',
      entity_id: investorId,
      detail: { sessions_ended: ended },
    });
  });
}
