import type { SetPasswordInput } from '@manzil/shared/contract/passwords/password-link';
import type { IsBreached } from '../../identity/breached-passwords';
import {
  demandFactorOn,
  forgetDevices,
  rememberDevice,
} from '../../identity/known-devices.repository';
import { hashPassword } from '../../identity/password';
import { passwordProblem } from '../../identity/password-rules';
import { revokeSessions } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { invalid } from '../../platform/http/request-errors';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database } from '../../platform/postgres/connect';
import { passwordChanged } from './mails/password-changed.mail';
import { passwordLinkInvalid } from './password-links.errors';
import { findLinkOwner, setFirstPassword, takeLink } from './password-links.repository';
import { dropCodes } from './reset-codes.repository';

/** Signs nobody in. @returns the device cookie's token; what they sign in with @throws passwordLinkInvalid, invalid */
export async function setPasswordByLink(
  db: Database,
  {
    token,
    password,
    deviceToken,
    isBreached,
  }: SetPasswordInput & { deviceToken: string | undefined; isBreached: IsBreached },
): Promise<{ deviceToken: string; email: string }> {
  const owner = await findLinkOwner(db, token);
  if (!owner) throw passwordLinkInvalid();
  const problem = await passwordProblem(password, owner, isBreached);
  if (problem) throw invalid({ fields: { password: problem } });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const investorId = await takeLink(tx, token);
    const done = investorId && (await setFirstPassword(tx, investorId, passwordHash));
    if (!done) throw passwordLinkInvalid();
    const ended = await revokeSessions(tx, investorId, null);
    await forgetDevices(tx, investorId, deviceToken);
    await demandFactorOn(tx, investorId);
    await dropCodes(tx, investorId);
    const { email, first_name, locale } = owner;
    await queueMail(tx, {
      to: email,
      language: locale,
      template: passwordChanged,
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
