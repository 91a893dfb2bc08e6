import type { ErasureRequest } from '@manzil/shared/contract/profile/profile';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import { openErasureRequest } from './erasure.repository';

/** What the law makes us keep is an operator's to decide. The password was asked for before. */
export async function requestErasure(tx: Db, investorId: string): Promise<ErasureRequest> {
  const { id, requested_at, isNew } = await openErasureRequest(tx, investorId);
  if (isNew) {
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'erasure.requested',
      entity_type: 'erasure_request',
      entity_id: id,
    });
  }
  return { requested_at: requested_at.toISOString() };
}
