import type { Account } from '../../identity/investors.repository';
import { rememberDevice } from '../../identity/known-devices.repository';
import { newToken } from '../../identity/session-token';
import { createSession, type Session } from '../../identity/sessions.repository';
import { beginVisit } from '../../identity/visits.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { coarseNetwork } from '../../platform/limits/network';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import { endSession, makeRoomForSession } from '../session/end-session.usecase';
import { deviceLabel } from './device-label';
import { newDevice } from './mails/new-device.mail';
import { sessionLinkToken } from './session-link';

export type Origin = {
  address: string;
  userAgent: string | undefined;
  previousToken: string | undefined;
  deviceToken: string | undefined;
};

export type SignedIn = { investor: Session; token: string; deviceToken: string };

/** Of who has shown that they are it, in whichever way. The cookie's session ends. @param account by `lockAccount` */
export async function openSession(
  tx: Db,
  authKey: Buffer,
  account: Account,
  attempt: Origin,
): Promise<SignedIn> {
  const { address, userAgent, previousToken } = attempt;
  // In this order: whoever signs in again in a second tab goes on with the visit.
  await beginVisit(tx, account.investor_id);
  if (previousToken) await endSession(tx, previousToken);
  const token = newToken();
  const device = deviceLabel(userAgent);
  const sessionId = await createSession(tx, account.investor_id, token, {
    device,
    ip_prefix: coarseNetwork(address),
  });
  await makeRoomForSession(tx, account.investor_id);
  const deviceToken = await rememberDevice(tx, account.investor_id, attempt.deviceToken);
  if (!account.device_known) {
    await tellOfNewDevice(tx, account, device, sessionLinkToken(authKey, sessionId));
  }
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: account.investor_id },
    action: 'session.created',
    entity_type: 'session',
    entity_id: sessionId,
    detail: { device_known: account.device_known, device },
  });
  return { investor: account, token, deviceToken };
}

const UNKNOWN_DEVICE = { de: 'unbekanntes Gerät', en: 'unknown device' };

async function tellOfNewDevice(
  tx: Db,
  account: Account,
  device: string | null,
  end: string,
): Promise<void> {
  await queueMail(tx, {
    to: account.email,
    language: account.locale,
    template: newDevice,
    values: {
      first_name: account.first_name,
      device: device ?? UNKNOWN_DEVICE[account.locale],
      at: new Date().toISOString(),
      end,
    },
  });
}
