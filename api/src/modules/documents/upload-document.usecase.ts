import { createHash } from 'node:crypto';
import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CheckedContent } from '../../platform/files/check/content';
import { type Files, storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import { AppError } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { uploadIdTaken } from './documents.errors';
import { documentFiles } from './documents.files';
import { findDocument, findUpload, type Upload } from './documents.repository';
import type { UploadRequest } from './upload-request';
import { assertFits, assertRoom } from './upload-rules';
import { insertUpload, lockUploads } from './uploads.repository';
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

type Stored = {
  hash: string;
  key: string;
  media_type: string;
  file: Buffer;
  scan: 'clean' | 'waiting';
};

async function store(
  tx: Db,
  request: UploadRequest,
  { hash, key, media_type, file, scan }: Stored,
): Promise<{ created: boolean; document: DocumentDetail }> {
  const { investorId, uploadId, document_type, name, replaces, valid_until, today } = request;
  await lockUploads(tx, investorId);
  const known = await findUpload(tx, investorId, uploadId);
  if (known) return repeated(known, hash);
  // Whoever decides on the replaced one has done so, or waits: both lock it before the instalment.
  if (replaces) await lockDocument(tx, investorId, replaces);
  const { unit_id, instalment_id } = await assertFits(tx, request);
  await assertRoom(tx, investorId, file.length);
  const id = await insertUpload(tx, {
    investor_id: investorId,
    upload_id: uploadId,
    upload_hash: hash,
    document_type,
    name,
    unit_id,
    instalment_id,
    valid_until: valid_until ?? null,
    uploaded_on: today,
    file_key: key,
    media_type,
    size_bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    scan,
  });
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

function repeated({ document, hash }: Upload, sent: string) {
  if (hash !== sent) throw uploadIdTaken();
  return { created: false, document };
}

function hashOf(request: UploadRequest, content: Buffer): string {
  const { document_type, name, unit_id, replaces, valid_until, instalment } = request;
  const said = [document_type, name, unit_id ?? null, replaces ?? null, valid_until ?? null];
  if (instalment) said.push(String(instalment));
  return createHash('sha256').update(JSON.stringify(said)).update(content).digest('hex');
}
