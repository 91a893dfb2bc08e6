import { sql } from 'drizzle-orm';
import type { KeptFiles } from '../../platform/files/kept-files';
import { documents } from './documents.table';

export const documentFiles: KeptFiles = {
  kind: 'documents',
  namedIn: documents.file_key,
  sha256: documents.sha256,
  row: sql`'document ' || ${documents.id}`,
};
