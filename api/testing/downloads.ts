import { eq } from 'drizzle-orm';
import { documentAccesses } from '../src/modules/documents/documents.table';
import type { Db } from '../src/platform/postgres/connect';

/** Of every download, whatever comes. */
export const DOWNLOAD_HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-site',
  'accept-ranges': 'bytes',
};

export const accessCount = (db: Db, id: string) =>
  db.$count(documentAccesses, eq(documentAccesses.document_id, id));

export const accessesOf = (db: Db, id: string) =>
  db.select().from(documentAccesses).where(eq(documentAccesses.document_id, id));
