import { sql } from 'drizzle-orm';
import type { KeptFiles } from '../../platform/files/kept-files';
import { statements } from './statements.table';

export const statementFiles: KeptFiles = {
  kind: 'statements',
  namedIn: statements.pdf_key,
  sha256: statements.sha256,
  row: sql`'statement ' || ${statements.no}`,
};
