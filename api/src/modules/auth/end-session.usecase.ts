import type { Db } from '../../db/connect';
import { recordAuditEvent } from '../audit/record-audit-event';
import { revokeSession } from './sessions.repository';

/** Ends the session behind a cookie; one that is over already stays so. */
export async function endSession(tx: Db, token: string): Promise<void> {
  const session = await revokeSession(tx, token);
  if (!session) return;
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: session.investor_id },
    action: 'session.ended',
    entity_type: 'session',
    entity_id: session.id,
  });
}
