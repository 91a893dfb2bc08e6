import type { Database, Db } from '../platform/postgres/connect';

/** Rolls back a transaction whose work is not wanted. */
class NotWanted extends Error {}

/** Does the work in one transaction; with `dryRun` all of it is checked, and nothing stays. */
export async function inTransaction<T>(
  db: Database,
  dryRun: boolean,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  let result: { of: T } | undefined;
  const run = async (tx: Db) => {
    result = { of: await work(tx) };
    if (dryRun) throw new NotWanted();
  };
  await db.transaction(run).catch((error) => {
    if (!(error instanceof NotWanted)) throw error;
  });
  if (!result) throw new Error('The transaction came to no result.');
  return result.of;
}
