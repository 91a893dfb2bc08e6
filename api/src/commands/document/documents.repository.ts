import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { investors } from '../../modules/auth/investors.table';
import { documents } from '../../modules/documents/documents.table';

export type DocumentState = (typeof documents.status.enumValues)[number];

/** Current versions in this state, the longest waiting first. */
export const listDocuments = (db: Db, status: DocumentState) =>
  db
    .select({
      id: documents.id,
      uploaded_on: documents.uploaded_on,
      document_type: documents.document_type,
      email: investors.email,
      valid_until: documents.valid_until,
      media_type: documents.media_type,
      decline_code: documents.decline_code,
    })
    .from(documents)
    .innerJoin(investors, eq(investors.id, documents.investor_id))
    .where(and(eq(documents.status, status), isNull(documents.superseded_by_id)))
    .orderBy(asc(documents.uploaded_on), asc(documents.created_at));

export async function findStoredFile(db: Db, documentId: string) {
  const [row] = await db
    .select({
      investor_id: documents.investor_id,
      key: documents.file_key,
      scan: documents.scan,
    })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row ?? null;
}
