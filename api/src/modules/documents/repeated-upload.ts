import { createHash } from 'node:crypto';
import { uploadIdTaken } from './documents.errors';
import type { Upload } from './documents.repository';
import type { UploadRequest } from './upload-request';

export function repeated({ document, hash }: Upload, sent: string) {
  if (hash !== sent) throw uploadIdTaken();
  return { created: false, document };
}

export function hashOf(request: UploadRequest, content: Buffer): string {
  const { document_type, name, unit_id, replaces, valid_until, instalment } = request;
  const said = [document_type, name, unit_id ?? null, replaces ?? null, valid_until ?? null];
  if (instalment) said.push(String(instalment));
  return createHash('sha256').update(JSON.stringify(said)).update(content).digest('hex');
}
