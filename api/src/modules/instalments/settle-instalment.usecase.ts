import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { instalments } from '../units/purchase.table';

type Proof = { instalmentId: string; documentId: string; paidOn: string };

const CHANGED = { version: sql`${instalments.version} + 1`, updated_at: sql`now()` };

/** An instalment that is paid already, as its sheet says, stays as it is. */
export async function settleInstalment(
  tx: Db,
  { instalmentId, documentId, paidOn }: Proof,
): Promise<void> {
  await tx
    .update(instalments)
    .set({ ...CHANGED, paid_on: paidOn, receipt_document_id: documentId })
    .where(and(eq(instalments.id, instalmentId), isNull(instalments.paid_on)));
}

/** The proof by which it became paid is none. */
export async function reopenInstalment(tx: Db, documentId: string): Promise<void> {
  await tx
    .update(instalments)
    .set({ ...CHANGED, paid_on: null, receipt_document_id: null })
    .where(eq(instalments.receipt_document_id, documentId));
}
