import { revokeSession } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';

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
