import { endOldestSessions, revokeSession } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';

export async function endSession(tx: Db, token: string): Promise<void> {
  const session = await revokeSession(tx, token);
  if (session) await recordEnd(tx, session.investor_id, session.id);
}

/** Where one more was opened than an account may have. */
export async function makeRoomForSession(tx: Db, investorId: string): Promise<void> {
  for (const id of await endOldestSessions(tx, investorId)) {
    await recordEnd(tx, investorId, id, { for_a_newer: true });
  }
}

const recordEnd = (tx: Db, investorId: string, sessionId: string, detail = {}) =>
  recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'session.ended',
    entity_type: 'session',
    entity_id: sessionId,
    detail,
  });
