import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { documentReviewed } from './documents.errors';
import { findDocument } from './documents.repository';
import { lockUploads } from './uploads.repository';
import { deleteUnreviewed, restoreReplaced } from './versions.repository';

/** @returns key of the file, to be removed after the commit @throws notFound, documentReviewed */
export async function withdrawDocument(
  tx: Db,
  investorId: string,
  documentId: string,
): Promise<string | null> {
  await lockUploads(tx, investorId);
  const document = await findDocument(tx, investorId, documentId);
  if (!document) throw notFound();
  await restoreReplaced(tx, investorId, document);
  const deleted = await deleteUnreviewed(tx, investorId, documentId);
  if (!deleted) throw documentReviewed();
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'document.withdrawn',
    entity_type: 'document',
    entity_id: documentId,
    detail: { document_type: document.document_type },
  });
  return deleted.file_key;
}
