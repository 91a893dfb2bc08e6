import { Client } from 'pg';

/**
 * Processes of a PostgreSQL server, the postmaster first, then those that live as long as it does.
 * @param url of a superuser
 * @param onPostmaster called with its pid, before those of the others are looked up
 */
export async function postgresPids(
  url: string,
  onPostmaster: (pid: number) => void = () => undefined,
): Promise<number[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const postmaster = await client.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
    );
    const { pid = 0 } = postmaster.rows[0] ?? {};
    onPostmaster(pid);
    const others = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid() order by backend_start',
    );
    return [pid, ...others.rows.map((row) => row.pid)];
  } finally {
    await client.end();
  }
}

/** A process may end by itself before its turn comes. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
