import type { AccountOwner } from '../../identity/investors.repository';
import {
  demandFactorOn,
  forgetDevices,
  rememberDevice,
} from '../../identity/known-devices.repository';
import { revokeSessions } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import { passwordChanged } from './mails/password-changed.mail';
import { dropCodes } from './reset-codes.repository';

/** A new password ends every session, and forgets the devices and codes. @returns the token of this device */
export async function startAfresh(
  tx: Db,
  investorId: string,
  { email, first_name, locale }: AccountOwner,
  deviceToken: string | undefined,
  action: 'password_reset.completed' | 'password_link.used',
): Promise<string> {
  const ended = await revokeSessions(tx, investorId, null);
  await forgetDevices(tx, investorId, deviceToken);
  // What was mailed takes the place of the password, not of the second factor.
  await demandFactorOn(tx, investorId);
  await dropCodes(tx, investorId);
  await queueMail(tx, {
    to: email,
    language: locale,
    template: passwordChanged,
    values: { first_name },
  });
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action,
    entity_type: 'investor',
    entity_id: investorId,
    detail: { sessions_ended: ended },
  });
  return rememberDevice(tx, investorId, deviceToken);
}
