import { sql } from 'drizzle-orm';
import type { Database, Db } from '../src/platform/postgres/connect';
import { until } from './until';

const someoneWaits = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`);
  return rows.length > 0;
};

/**
 * Begins `act`, lets it come to what `lock` holds, and changes something before it goes on.
 * @returns what `act` comes to
 */
export async function meanwhile<Answer>(
  db: Database,
  {
    lock,
    act,
    change,
  }: {
    lock: (tx: Db) => Promise<unknown>;
    act: () => Promise<Answer>;
    change: (tx: Db) => Promise<unknown>;
  },
): Promise<Answer> {
  const { acting } = await db.transaction(async (tx) => {
    await lock(tx);
    const acting = act();
    await until(() => someoneWaits(db));
    await change(tx);
    // Not awaited here: it waits for the end of this transaction.
    return { acting };
  });
  return acting;
}
