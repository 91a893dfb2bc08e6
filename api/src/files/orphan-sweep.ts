import type { Logger } from 'pino';
import type { Database } from '../db/connect';
import type { FileStore } from './file-store';
import { removeOrphans } from './orphans';

const EVERY_MS = 60 * 60 * 1000;

/** Removes orphans now and every hour. Answers the way to stop, once a sweep under way is done. */
export function startOrphanSweep(
  db: Database,
  files: FileStore,
  logger: Logger,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = removeOrphans(db, files, new Date()).then(
      (removed) => {
        if (removed > 0) logger.info({ removed }, 'Files without a row were removed.');
      },
      (err) => logger.warn({ err }, 'The sweep of files did not finish.'),
    );
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
