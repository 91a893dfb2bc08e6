import type { SetPasswordInput } from '@manzil/shared/contract/passwords/password-link';
import type { Database } from '../../db/connect';
import { invalid } from '../../plugins/request-errors';
import { recordAuditEvent } from '../audit/record-audit-event';
import { forgetDevices, rememberDevice } from '../auth/known-devices.repository';
import { hashPassword } from '../auth/password';
import { dropResets } from '../auth/password-resets.repository';
import { passwordProblem } from '../auth/password-rules';
import { revokeSessions } from '../auth/sessions.repository';
import { queueMail } from '../mail/queue-mail';
import { passwordLinkInvalid } from './password-links.errors';
import { findLinkOwner, setFirstPassword, takeLink } from './password-links.repository';

/**
 * Sets the password of whose link it is, and ends all sessions. Signs nobody in.
 * @returns token of the device cookie: who got the link is no stranger at the next sign-in; what they sign in with
 * @throws passwordLinkInvalid, invalid
 */
export async function setPasswordByLink(
  db: Database,
  { token, password, deviceToken }: SetPasswordInput & { deviceToken: string | undefined },
): Promise<{ deviceToken: string; email: string }> {
  const owner = await findLinkOwner(db, token);
  if (!owner) throw passwordLinkInvalid();
  const problem = await passwordProblem(password, owner);
  if (problem) throw invalid({ fields: { password: problem } });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const investorId = await takeLink(tx, token);
    const done = investorId && (await setFirstPassword(tx, investorId, passwordHash));
    if (!done) throw passwordLinkInvalid();
    const ended = await revokeSessions(tx, investorId, null);
    await forgetDevices(tx, investorId, deviceToken);
    await dropResets(tx, investorId);
    const { email, first_name, locale } = owner;
    await queueMail(tx, {
      to: email,
      language: locale,
      template: 'password-changed',
      values: { first_name },
    });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'password_link.used',
      entity_type: 'investor',
      entity_id: investorId,
      detail: { sessions_ended: ended },
    });
    return { deviceToken: await rememberDevice(tx, investorId, deviceToken), email };
  });
}
