import type { ChangePasswordInput } from '@manzil/shared/contract/passwords/passwords';
import type { IsBreached } from '../../identity/breached-passwords';
import { replacePassword } from '../../identity/investors.repository';
import { forgetDevices } from '../../identity/known-devices.repository';
import { hashPassword } from '../../identity/password';
import { passwordWrong } from '../../identity/password.errors';
import { passwordProblem, SAME_AS_BEFORE } from '../../identity/password-rules';
import { requirePassword } from '../../identity/require-password';
import { findLiveSession, revokeSessions } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { sessionMissing } from '../../platform/http/access.errors';
import { invalid } from '../../platform/http/request-errors';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database } from '../../platform/postgres/connect';
import { passwordChanged } from './mails/password-changed.mail';
import { dropCodes } from './reset-codes.repository';

const FIELD = 'current_password';

type Change = ChangePasswordInput & {
  /** Of the session that stays. */
  token: string;
  deviceToken: string | undefined;
  isBreached: IsBreached;
};

/** Other sessions and open reset codes end. @throws passwordWrong, invalid, tooManyAttempts, sessionMissing */
export async function changePassword(
  db: Database,
  investorId: string,
  { current_password, new_password, token, deviceToken, isBreached }: Change,
): Promise<void> {
  const owner = await requirePassword(db, investorId, current_password, FIELD);
  const same = new_password.normalize('NFC') === current_password.normalize('NFC');
  const problem = same ? SAME_AS_BEFORE : await passwordProblem(new_password, owner, isBreached);
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
    await dropCodes(tx, investorId);
    await queueMail(tx, {
      to: owner.email,
      language: owner.locale,
      template: passwordChanged,
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
