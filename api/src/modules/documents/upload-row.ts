import { createHash } from 'node:crypto';
import type { NewDocument } from './insert-upload.repository';
import type { UploadRequest } from './upload-request';

export type StoredUpload = {
  hash: string;
  key: string;
  media_type: string;
  file: Buffer;
  scan: 'clean' | 'waiting';
};

export function uploadRow(
  { investorId, uploadId, document_type, name, valid_until, today }: UploadRequest,
  { unit_id, instalment_id }: Pick<NewDocument, 'unit_id' | 'instalment_id'>,
  { hash, key, media_type, file, scan }: StoredUpload,
): NewDocument {
  return {
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
  };
}
