import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { documents } from '../documents/documents.table';
import { instalments } from '../units/purchase.table';

type Proof = { instalmentId: string; documentId: string; paidOn: string };

const CHANGED = { version: sql`${instalments.version} + 1`, updated_at: sql`now()` };

/** One that is paid already, as its sheet or another owner's proof says, stays as it is. @returns whether it became paid */
export async function settleInstalment(
  tx: Db,
  { instalmentId, documentId, paidOn }: Proof,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(instalments)
    .set({ ...CHANGED, paid_on: paidOn, receipt_document_id: documentId })
    .where(and(eq(instalments.id, instalmentId), isNull(instalments.paid_on)));
  return rowCount === 1;
}

/** The proof by which it became paid is none. Another accepted one, of another owner, stands for it from then on. */
export async function reopenInstalment(tx: Db, documentId: string): Promise<void> {
  const [reopened] = await tx
    .update(instalments)
    .set({ ...CHANGED, paid_on: null, receipt_document_id: null })
    .where(eq(instalments.receipt_document_id, documentId))
    .returning({ id: instalments.id });
  if (!reopened) return;
  const [other] = await tx
    .select({ id: documents.id, uploaded_on: documents.uploaded_on })
    .from(documents)
    .where(
      and(
        eq(documents.instalment_id, reopened.id),
        eq(documents.status, 'accepted'),
        isNull(documents.superseded_by_id),
      ),
    )
    .orderBy(asc(documents.reviewed_at))
    .limit(1);
  if (!other) return;
  const proof = { instalmentId: reopened.id, documentId: other.id, paidOn: other.uploaded_on };
  await settleInstalment(tx, proof);
}
