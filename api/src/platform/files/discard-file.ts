import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from './file-store';

/** Removes a file that no row names any more. Where that fails the sweep removes it later. */
export async function discardFile(
  files: FileStore,
  key: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  try {
    await files.delete(key);
  } catch (err) {
    log.warn({ err }, 'A file without a row waits for the sweep.');
  }
}
