import type { Logger } from 'pino';
import type { Database } from '../postgres/connect';
import type { FileStore } from './file-store';
import type { KeptFiles } from './kept-files';
import { removeOrphans } from './orphans';

export async function sweepFiles(
  db: Database,
  files: FileStore,
  kinds: readonly KeptFiles[],
  logger: Logger,
): Promise<void> {
  const removed = await removeOrphans(db, files, kinds, new Date());
  if (removed > 0) logger.info({ removed }, 'Files without a row were removed.');
}
