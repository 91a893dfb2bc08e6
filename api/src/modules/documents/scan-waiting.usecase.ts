import { and, asc, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { discardFile } from '../../platform/files/discard-file';
import { type Files, openEncrypted } from '../../platform/files/encrypted-files';
import type { Scan } from '../../platform/files/scan/clamd';
import type { Database, Db } from '../../platform/postgres/connect';
import { declineInfected } from './decline-infected.usecase';
import { documents } from './documents.table';

/** Not a parameter, which the index of the few that wait would not be used for. */
const WAITING = sql`${documents.scan} = 'waiting'`;

type Parts = Files & { db: Database; scan: Scan | null; logger: Pick<Logger, 'warn'> };

/**
 * Those longest not asked for first, until the scanner is silent; what it cannot decide keeps no other file.
 * Where operators have given up their scanner, nothing waits any longer. @param stop begins no further one
 */
export async function scanWaiting(parts: Parts, stop: AbortSignal): Promise<void> {
  const { db, scan, logger } = parts;
  if (!scan) {
    await release(db);
    return;
  }
  const undecided: string[] = [];
  while (!stop.aborted) {
    const next = await nextWaiting(db, undecided);
    if (!next?.file_key) return;
    const content = await openEncrypted(parts, next.file_key).catch((err: unknown) => {
      logger.warn({ err }, 'A file that waits for the virus scanner cannot be read.');
      return null;
    });
    const outcome = content ? await scan(content) : 'undecided';
    if (outcome === 'silent' || outcome === 'undecided') {
      // After the others, the next time too: it may be the one that the scanner ends of.
      await putBack(db, next.id);
      undecided.push(next.id);
      if (outcome === 'silent') return;
    } else if (outcome === 'clean') await release(db, eq(documents.id, next.id));
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
    .where(and(WAITING, isNotNull(documents.file_key), notInArray(documents.id, [...without])))
    .orderBy(asc(documents.updated_at))
    .limit(1);
  return next;
}

async function putBack(db: Db, id: string): Promise<void> {
  await db
    .update(documents)
    .set({ updated_at: sql`now()` })
    .where(and(eq(documents.id, id), WAITING));
}

async function release(db: Db, which?: SQL): Promise<void> {
  await db
    .update(documents)
    .set({ scan: 'clean', version: sql`${documents.version} + 1`, updated_at: sql`now()` })
    .where(and(WAITING, which));
}
