import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { erasureRequests } from './erasure-requests.table';

type Request = { id: string; requested_at: Date };

/** A new one where none was open. */
export async function openErasureRequest(
  tx: Db,
  investorId: string,
): Promise<Request & { isNew: boolean }> {
  const columns = { id: erasureRequests.id, requested_at: erasureRequests.requested_at };
  const [added] = await tx
    .insert(erasureRequests)
    .values({ investor_id: investorId })
    .onConflictDoNothing()
    .returning(columns);
  if (added) return { ...added, isNew: true };
  const [open] = await tx
    .select(columns)
    .from(erasureRequests)
    .where(and(eq(erasureRequests.investor_id, investorId), isNull(erasureRequests.closed_at)));
  if (!open) throw new Error('The request was closed while it was made.');
  return { ...open, isNew: false };
}
