import {
  DOCUMENT_PAGE_SIZE,
  type DocumentDetail,
  type DocumentList,
  type DocumentListQuery,
  type MediaType,
} from '@manzil/shared/contract/documents/documents';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { properties } from '../projects/properties.table';
import { units } from '../units/units.table';
import { type documentAccesses, documents } from './documents.table';

const COLUMNS = {
  document_id: documents.id,
  document_type: documents.document_type,
  status: documents.status,
  valid_until: documents.valid_until,
  uploaded_on: documents.uploaded_on,
  uploaded_by: documents.uploaded_by,
  decline_code: documents.decline_code,
  decline_text: documents.decline_text,
  unit_id: documents.unit_id,
  property_name: properties.name,
  unit_no: units.unit_no,
  superseded_by_id: documents.superseded_by_id,
  name: documents.name,
  media_type: documents.media_type,
  size_bytes: documents.size_bytes,
  sha256: documents.sha256,
  scan: documents.scan,
  upload_hash: documents.upload_hash,
};

function select(db: Db, where: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(documents)
    .leftJoin(units, eq(units.id, documents.unit_id))
    .leftJoin(properties, eq(properties.id, units.property_id))
    .where(where);
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toDetail({
  property_name,
  unit_no,
  name,
  media_type,
  size_bytes,
  sha256,
  scan,
  upload_hash: _,
  ...row
}: Row): DocumentDetail {
  return {
    ...row,
    unit_label: property_name && unit_no ? `${property_name} ${unit_no}` : null,
    scanning: scan === 'waiting',
    file:
      scan === 'clean' && name && media_type && size_bytes && sha256
        ? { name, media_type, size_bytes, sha256 }
        : null,
  };
}

const own = (investorId: InvestorId, documentId: string) =>
  and(eq(documents.investor_id, investorId), eq(documents.id, documentId));

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

export type DocumentFile = {
  scan: 'clean' | 'waiting';
  key: string;
  name: string;
  media_type: MediaType;
  sha256: string;
};

export async function findDocumentFile(
  db: Db,
  investorId: InvestorId,
  documentId: string,
): Promise<DocumentFile | null> {
  const [row] = await db
    .select({
      key: documents.file_key,
      name: documents.name,
      media_type: documents.media_type,
      sha256: documents.sha256,
      scan: documents.scan,
    })
    .from(documents)
    .where(own(investorId, documentId));
  if (!row) return null;
  const { key, name, media_type, sha256, scan } = row;
  return key && name && media_type && sha256 ? { key, name, media_type, sha256, scan } : null;
}

export type KeptFile = Omit<DocumentFile, 'scan'> & { size_bytes: number } & Pick<
    DocumentDetail,
    'document_id' | 'document_type' | 'unit_label' | 'uploaded_on'
  > & {
    superseded: boolean;
  };

export async function listFiles(db: Db, investorId: InvestorId): Promise<KeptFile[]> {
  const rows = await db
    .select({ ...COLUMNS, key: documents.file_key })
    .from(documents)
    .leftJoin(units, eq(units.id, documents.unit_id))
    .leftJoin(properties, eq(properties.id, units.property_id))
    .where(eq(documents.investor_id, investorId))
    .orderBy(desc(documents.uploaded_on), desc(documents.created_at), documents.id);
  return rows.flatMap(({ key, ...row }) => {
    const { file, ...document } = toDetail(row);
    const superseded = document.superseded_by_id !== null;
    return key && file ? [{ ...document, ...file, key, superseded }] : [];
  });
}

export async function recordDownloads(
  tx: Db,
  investorId: string,
  documentIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into document_accesses (document_id, actor_type, actor_id, action)
    select id::uuid, 'investor', ${investorId}, 'download'
    from json_array_elements_text(${JSON.stringify(documentIds)}::json) id`);
}

export async function recordAccess(
  tx: Db,
  access: Pick<
    typeof documentAccesses.$inferInsert,
    'document_id' | 'actor_type' | 'actor_id' | 'action'
  >,
): Promise<void> {
  await tx.execute(sql`
    insert into document_accesses (document_id, actor_type, actor_id, action)
    values (${access.document_id}, ${access.actor_type}, ${access.actor_id}, ${access.action})`);
}
