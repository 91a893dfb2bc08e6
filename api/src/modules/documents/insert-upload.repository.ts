import type { UploadQuery } from '@manzil/shared/contract/documents/documents';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';

export type NewDocument = Pick<UploadQuery, 'document_type' | 'name'> & {
  investor_id: string;
  upload_id: string;
  upload_hash: string;
  unit_id: string | null;
  instalment_id: string | null;
  valid_until: string | null;
  uploaded_on: string;
  file_key: string;
  media_type: string;
  size_bytes: number;
  sha256: string;
  scan: 'clean' | 'waiting';
};

/** Answers its id. Not drizzle's insert, which names columns that are not an investor's to fill. */
export async function insertUpload(tx: Db, document: NewDocument): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into documents (investor_id, unit_id, instalment_id, document_type, status, valid_until, uploaded_on, uploaded_by,
      upload_id, upload_hash, name, file_key, media_type, size_bytes, sha256, scan)
    values (${document.investor_id}, ${document.unit_id}, ${document.instalment_id}, ${document.document_type}, 'in_review',
      ${document.valid_until}, ${document.uploaded_on}, 'investor', ${document.upload_id},
      ${document.upload_hash}, ${document.name}, ${document.file_key}, ${document.media_type},
      ${document.size_bytes}, ${document.sha256}, ${document.scan})
    returning id`);
  const [row] = rows;
  if (!row) throw new Error('The document was not stored.');
  return row.id;
}
