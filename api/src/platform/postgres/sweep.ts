import { sql } from 'drizzle-orm';
import type { Database } from './connect';
import type { Retention } from './retention';

/** Any constant: of all instances one sweeps at a time. */
const LOCK = 7_262_905_117;
/** Rows of one kind in one transaction: far below the statement timeout. */
const BATCH = 5_000;

/** @returns how many rows; 0 where another instance is at it */
export async function sweep(db: Database, retentions: readonly Retention[]): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await sweepBatch(db, retentions);
    removed += batch.reduce((sum, rows) => sum + rows, 0);
    if (!batch.includes(BATCH)) return removed;
  }
}

const sweepBatch = (db: Database, retentions: readonly Retention[]): Promise<number[]> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
    );
    if (!rows[0]?.mine) return [];
    const counts: number[] = [];
    for (const { table, over } of retentions) {
      const name = sql.identifier(table);
      const { rowCount } = await tx.execute(sql`
        delete from ${name} where ctid in (select ctid from ${name} where ${over} limit ${BATCH})`);
      counts.push(rowCount ?? 0);
    }
    return counts;
  });
