import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { documents } from './documents.table';

export type ReplacedDocument = Pick<
  typeof documents.$inferSelect,
  'document_type' | 'unit_id' | 'instalment_id' | 'superseded_by_id'
> & {
  /** An instalment became paid by it. */
  settles: boolean;
};

export async function findReplaced(
  db: Db,
  investorId: string,
  documentId: string,
): Promise<ReplacedDocument | null> {
  const [row] = await db
    .select({
      document_type: documents.document_type,
      unit_id: documents.unit_id,
      instalment_id: documents.instalment_id,
      superseded_by_id: documents.superseded_by_id,
      settles: sql<boolean>`exists (
        select from instalments n where n.receipt_document_id = documents.id)`,
    })
    .from(documents)
    .where(and(eq(documents.investor_id, investorId), eq(documents.id, documentId)));
  return row ?? null;
}
