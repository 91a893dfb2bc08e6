import type { DocumentDetail, MediaType } from '@manzil/shared/contract/documents/documents';
import { desc, eq, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { properties } from '../projects/properties.table';
import { units } from '../units/units.table';
import { COLUMNS, own, toDetail } from './document-rows.repository';
import { type documentAccesses, documents } from './documents.table';

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
