import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CheckedContent } from '../../platform/files/check/content';
import { type Files, storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import { AppError } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { documentFiles } from './documents.files';
import { findDocument, findUpload } from './documents.repository';
import { insertUpload } from './insert-upload.repository';
import { hashOf, repeated } from './repeated-upload';
import type { UploadRequest } from './upload-request';
import { type StoredUpload, uploadRow } from './upload-row';
import { assertFits, assertRoom } from './upload-rules';
import { lockUploads } from './uploads.repository';
import { lockDocument, supersede } from './versions.repository';

type Steps = Files & {
  write: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** No connection is held while the body comes in, which may take minutes. */
  receive: () => Promise<Buffer>;
  check: (content: Buffer) => Promise<CheckedContent>;
  /** Whether the file has to wait for the virus scanner. @throws fileInfected */
  scan: (content: Buffer) => Promise<'clean' | 'waiting'>;
  discard: (key: string) => Promise<void>;
};

/**
 * The file is stored before its row: cut off anywhere, at worst a file without a row is left, which the sweep removes.
 * @returns `created: false` where the same upload is there already
 * @throws uploadIdTaken where another upload has this id; what the rules, the check and the store refuse
 */
export async function uploadDocument(
  request: UploadRequest,
  steps: Steps,
): Promise<{ created: boolean; document: DocumentDetail }> {
  const { investorId, uploadId } = request;
  const known = await steps.write(async (tx) => {
    const upload = await findUpload(tx, investorId, uploadId);
    if (!upload) {
      await assertFits(tx, request);
      await assertRoom(tx, investorId, 1);
    }
    return upload;
  });
  const sent = await steps.receive();
  const hash = hashOf(request, sent);
  if (known) return repeated(known, hash);

  const { media_type, content } = await steps.check(sent);
  const scan = await steps.scan(sent);
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const key = newFileKey(documentFiles);
  await storeEncrypted(steps, key, file);
  try {
    const stored = await steps.write((tx) =>
      store(tx, request, { hash, key, media_type, file, scan }),
    );
    if (!stored.created) await steps.discard(key);
    return stored;
  } catch (error) {
    // Refused by us, so nothing was committed. After any other error nobody knows, and the file stays for the sweep.
    if (error instanceof AppError) await steps.discard(key);
    throw error;
  }
}

async function store(
  tx: Db,
  request: UploadRequest,
  stored: StoredUpload,
): Promise<{ created: boolean; document: DocumentDetail }> {
  const { investorId, uploadId, document_type, replaces } = request;
  const { media_type, file } = stored;
  await lockUploads(tx, investorId);
  const known = await findUpload(tx, investorId, uploadId);
  if (known) return repeated(known, stored.hash);
  // Whoever decides on the replaced one has done so, or waits: both lock it before the instalment.
  if (replaces) await lockDocument(tx, investorId, replaces);
  const subject = await assertFits(tx, request);
  await assertRoom(tx, investorId, file.length);
  const id = await insertUpload(tx, uploadRow(request, subject, stored));
  if (replaces) await supersede(tx, investorId, replaces, id);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'document.uploaded',
    entity_type: 'document',
    entity_id: id,
    detail: { document_type, media_type, size_bytes: file.length, replaces: replaces ?? null },
  });
  const document = await findDocument(tx, investorId, id);
  if (!document) throw new Error('The document that was just stored is not there.');
  return { created: true, document };
}
