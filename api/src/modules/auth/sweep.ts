import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect';

/** Any constant: of all instances one sweeps at a time. */
const LOCK = 7_262_905_117;
/** Rows of one kind in one transaction: far below the statement timeout. */
const BATCH = 5_000;

const OVER: Readonly<Record<string, SQL>> = {
  sessions: sql`expires_at < now()`,
  // A code that is over still counts tries for a while.
  password_resets: sql`expires_at < now() - interval '1 day'`,
  password_links: sql`expires_at < now()`,
  // As long as browsers keep the cookie.
  known_devices: sql`last_used_at < now() - interval '400 days'`,
  // As the privacy policy says.
  contact_messages: sql`received_at < now() - interval '1 year'`,
  rate_limits: sql`expire < extract(epoch from now()) * 1000`,
};

/**
 * Removes sessions, reset codes, links, known browsers, counters and contact messages that are over.
 * @returns how many rows; 0 where another instance is at it
 */
export async function sweep(db: Database): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await sweepBatch(db);
    removed += batch.reduce((sum, rows) => sum + rows, 0);
    if (!batch.includes(BATCH)) return removed;
  }
}

const sweepBatch = (db: Database): Promise<number[]> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
    );
    if (!rows[0]?.mine) return [];
    const counts: number[] = [];
    for (const [table, over] of Object.entries(OVER)) {
      const name = sql.identifier(table);
      const { rowCount } = await tx.execute(sql`
        delete from ${name} where ctid in (select ctid from ${name} where ${over} limit ${BATCH})`);
      counts.push(rowCount ?? 0);
    }
    return counts;
  });
