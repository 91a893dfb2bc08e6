import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Db } from '../../db/connect';
import { discardFile } from '../../files/discard-file';
import { type Files, openEncrypted } from '../../files/encrypted-files';
import type { Scan } from '../../files/scan/clamd';
import { declineInfected } from './decline-infected.usecase';
import { documents } from './documents.table';

type Parts = Files & { db: Database; scan: Scan | null; logger: Pick<Logger, 'warn'> };

/**
 * Asks the scanner for the files that wait for it, the longest waiting first, until it is silent again. Where operators
 * have given up their scanner, nothing waits any longer.
 * @param stop begins no further one
 */
export async function scanWaiting(parts: Parts, stop: AbortSignal): Promise<void> {
  const { db, scan, logger } = parts;
  if (!scan) {
    await release(db);
    return;
  }
  const unreadable: string[] = [];
  while (!stop.aborted) {
    const next = await nextWaiting(db, unreadable);
    if (!next?.file_key) return;
    const content = await openEncrypted(parts, next.file_key).catch((err: unknown) => {
      logger.warn({ err }, 'A file that waits for the virus scanner cannot be read.');
      return null;
    });
    const outcome = content && (await scan(content));
    if (outcome === 'silent') return;
    if (outcome === null) unreadable.push(next.id);
    else if (outcome === 'clean') await release(db, eq(documents.id, next.id));
    else {
      await db.transaction((tx) => declineInfected(tx, next.id));
      await discardFile(parts.files, next.file_key, logger);
    }
  }
}

async function nextWaiting(db: Db, without: readonly string[]) {
  const [next] = await db
    .select({ id: documents.id, file_key: documents.file_key })
    .from(documents)
    .where(and(eq(documents.scan, 'waiting'), notInArray(documents.id, [...without])))
    .orderBy(asc(documents.created_at))
    .limit(1);
  return next;
}

async function release(db: Db, which?: SQL): Promise<void> {
  await db
    .update(documents)
    .set({ scan: 'clean', version: sql`${documents.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(documents.scan, 'waiting'), which));
}
