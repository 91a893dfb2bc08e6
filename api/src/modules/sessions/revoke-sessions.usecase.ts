import {
  ownerOfSession,
  revokeOwnSession,
  revokeSessions,
} from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';

/** @returns whether the investor had this session */
export async function revokeOne(
  tx: Db,
  investorId: string,
  sessionId: string,
  detail: { by_mail?: true } = {},
): Promise<boolean> {
  if (!(await revokeOwnSession(tx, investorId, sessionId))) return false;
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'session.revoked',
    entity_type: 'session',
    entity_id: sessionId,
    detail,
  });
  return true;
}

/** Of a session that has ended already nothing is left to do. For `manzil_service`. */
export async function revokeByMail(tx: Db, sessionId: string): Promise<void> {
  const owner = await ownerOfSession(tx, sessionId);
  if (owner) await revokeOne(tx, owner, sessionId, { by_mail: true });
}

/** @param current id of the session that stays @returns how many were ended */
export async function revokeOthers(
  tx: Db,
  investorId: string,
  current: string | null,
): Promise<number> {
  const ended = await revokeSessions(tx, investorId, current);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'session.others_revoked',
    entity_type: 'investor',
    entity_id: investorId,
    detail: { sessions_ended: ended },
  });
  return ended;
}
