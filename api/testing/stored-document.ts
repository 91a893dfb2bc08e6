import { createHash } from 'node:crypto';
import { API_ROOT } from '../src/api-root';
import { documents } from '../src/modules/documents/documents.table';
import { readConfig } from '../src/platform/config';
import { storeEncrypted } from '../src/platform/files/encrypted-files';
import { newFileKey } from '../src/platform/files/file-store';
import { openFiles } from '../src/platform/files/open-files';
import type { Operators } from './manzil';
import { aPdf } from './pdfs';

export const DOCUMENT_CONTENT = aPdf();

/** A passport that waits for a decision, with its file. Answers its id. */
export async function aStoredDocument(
  { db, environment }: Operators,
  investor: { id: string },
): Promise<string> {
  const file_key = newFileKey({ kind: 'documents' });
  const files = await openFiles(readConfig(environment, API_ROOT));
  await storeEncrypted(files, file_key, DOCUMENT_CONTENT);
  const [document] = await db
    .insert(documents)
    .values({
      investor_id: investor.id,
      document_type: 'passport',
      status: 'in_review',
      uploaded_on: '2026-11-20',
      name: 'pass.pdf',
      file_key,
      media_type: 'application/pdf',
      size_bytes: DOCUMENT_CONTENT.length,
      sha256: createHash('sha256').update(DOCUMENT_CONTENT).digest('hex'),
    })
    .returning();
  if (!document) throw new Error('The document was not stored.');
  return document.id;
}
