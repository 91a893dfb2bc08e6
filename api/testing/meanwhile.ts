import { sql } from 'drizzle-orm';
import type { Database, Db } from '../src/platform/postgres/connect';
import { until } from './until';

const waiting = async (db: Db): Promise<number> => {
  const { rows } = await db.execute(sql`
    select distinct pid from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`);
  return rows.length;
};

/**
 * Begins `act`, lets it come to what `lock` holds, and changes something before it goes on.
 * @param waits how many requests of `act` have to come to it @returns what `act` comes to
 */
export async function meanwhile<Answer>(
  db: Database,
  {
    lock,
    act,
    change,
    waits = 1,
  }: {
    lock: (tx: Db) => Promise<unknown>;
    act: () => Promise<Answer>;
    change: (tx: Db) => Promise<unknown>;
    waits?: number;
  },
): Promise<Answer> {
  const { acting } = await db.transaction(async (tx) => {
    await lock(tx);
    const acting = act();
    await until(async () => (await waiting(db)) >= waits);
    await change(tx);
    // Not awaited here: it waits for the end of this transaction.
    return { acting };
  });
  return acting;
}
