import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';

/** Rows from which a table counts as large: below, reading all of it is the better plan. */
const LARGE_ROWS = 5_000;
/** A connection that has nothing to do reports what it did after ten seconds. */
const REPORTED_MS = 12_000;

const COUNTERS = `
  select relname as table, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > ${LARGE_ROWS}`;

/** Which large tables were read from end to end while `work` ran, and how often. */
export async function scansDuring(
  connectionString: string,
  work: () => Promise<void>,
): Promise<{ table: string; scans: number }[]> {
  const client = new Client({ connectionString });
  await client.connect();
  const counters = async () => {
    await after(REPORTED_MS);
    return (await client.query<{ table: string; scans: number }>(COUNTERS)).rows;
  };
  try {
    const before = new Map((await counters()).map(({ table, scans }) => [table, scans]));
    if (before.size === 0) throw new Error('There is no large table.');
    await work();
    return (await counters())
      .map(({ table, scans }) => ({ table, scans: scans - (before.get(table) ?? 0) }))
      .filter(({ scans }) => scans > 0);
  } finally {
    await client.end();
  }
}
