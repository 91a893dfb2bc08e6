import {
  DOCUMENT_PAGE_SIZE,
  type DocumentDetail,
  type DocumentList,
  type DocumentListQuery,
} from '@manzil/shared/contract/documents/documents';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { own, select, toDetail } from './document-rows.repository';
import { documents } from './documents.table';

export async function listDocuments(
  db: Db,
  investorId: InvestorId,
  { versions = 'current', page = 1 }: DocumentListQuery,
): Promise<DocumentList> {
  const which = versions === 'current' ? isNull : isNotNull;
  const rows = await select(
    db,
    and(eq(documents.investor_id, investorId), which(documents.superseded_by_id)),
  )
    .orderBy(desc(documents.uploaded_on), desc(documents.created_at), documents.id)
    .limit(DOCUMENT_PAGE_SIZE + 1)
    .offset((page - 1) * DOCUMENT_PAGE_SIZE);
  return {
    items: rows.slice(0, DOCUMENT_PAGE_SIZE).map(toDetail),
    page,
    page_size: DOCUMENT_PAGE_SIZE,
    has_more: rows.length > DOCUMENT_PAGE_SIZE,
  };
}

export async function findDocument(
  db: Db,
  investorId: InvestorId,
  documentId: string,
): Promise<DocumentDetail | null> {
  const [row] = await select(db, own(investorId, documentId));
  return row ? toDetail(row) : null;
}

export type Upload = { document: DocumentDetail; hash: string | null };

export async function findUpload(
  db: Db,
  investorId: InvestorId,
  uploadId: string,
): Promise<Upload | null> {
  const [row] = await select(
    db,
    and(eq(documents.investor_id, investorId), eq(documents.upload_id, uploadId)),
  );
  return row ? { document: toDetail(row), hash: row.upload_hash } : null;
}
