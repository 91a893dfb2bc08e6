import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { documents } from './documents.table';

const NEXT_VERSION = {
  version: sql`${documents.version} + 1`,
  updated_at: sql`now()`,
};

/** In a statement of its own, so that the next ones see what was committed while this one waited. */
export async function lockDocument(tx: Db, investorId: string, documentId: string): Promise<void> {
  await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.investor_id, investorId), eq(documents.id, documentId)))
    .for('no key update');
}

export async function supersede(
  tx: Db,
  investorId: string,
  documentId: string,
  by: string,
): Promise<void> {
  await tx
    .update(documents)
    .set({ ...NEXT_VERSION, superseded_by_id: by })
    .where(
      and(
        eq(documents.investor_id, investorId),
        eq(documents.id, documentId),
        isNull(documents.superseded_by_id),
      ),
    );
}

export async function restoreReplaced(
  tx: Db,
  investorId: string,
  { document_id, superseded_by_id }: Pick<DocumentDetail, 'document_id' | 'superseded_by_id'>,
): Promise<void> {
  await tx
    .update(documents)
    .set({ ...NEXT_VERSION, superseded_by_id })
    .where(and(eq(documents.investor_id, investorId), eq(documents.superseded_by_id, document_id)));
}

/** @returns key of the file to remove; null where the document is not one that may be withdrawn */
export async function deleteUnreviewed(
  tx: Db,
  investorId: string,
  documentId: string,
): Promise<{ file_key: string | null } | null> {
  const [row] = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.investor_id, investorId),
        eq(documents.id, documentId),
        eq(documents.status, 'in_review'),
        eq(documents.uploaded_by, 'investor'),
      ),
    )
    .returning({ file_key: documents.file_key });
  return row ?? null;
}
