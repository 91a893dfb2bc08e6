import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../start-error';

/** Any constant: all instances that start at once queue on it. */
const LOCK_KEY = 7_262_905_114;
const LOCK_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

export type Migration = { name: string; sql: string; checksum: string };

export type Migrated = {
  ran: string[];
  /** A newer build was here. Its migrations only add, so this one works on them; its contents are the newer ones. */
  ahead: boolean;
};

/** @throws StartError when a file changed after it ran, or something is missing before what a newer build ran */
export async function migrate(url: string, folder: string): Promise<Migrated> {
  const client = new Client({
    connectionString: url,
    application_name: 'manzil-migrate',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const done = await appliedMigrations(client);
    const known = await readMigrations(folder);
    refuseChanged(known, done);
    const missing = known.filter(({ name }) => !done.has(name));
    const newer = [...done.keys()].find((name) => !known.some((file) => file.name === name));
    if (newer && missing[0]) {
      throw new StartError(
        `The database is of another build: ${newer} ran on it, ${missing[0].name} did not.`,
      );
    }
    for (const migration of missing) await apply(client, migration);
    // Of a column that is new on a full table the planner knows nothing, and nobody counts a table that did not change.
    if (done.size > 0 && missing.length > 0) {
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
      // What cannot be counted now, autovacuum counts: the migrations did run.
      await client.query('analyze').catch(() => undefined);
    }
    return { ran: missing.map(({ name }) => name), ahead: newer !== undefined };
  } finally {
    await client.end();
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

export async function appliedMigrations(client: Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** @throws StartError where a file is not the one that ran */
export function refuseChanged(known: Migration[], done: Map<string, string>): void {
  for (const { name, checksum } of known) {
    const applied = done.get(name);
    if (applied && applied !== checksum) {
      throw new StartError(`Migration ${name} was changed after it ran. Add a new file instead.`);
    }
  }
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`Migration ${name} failed and was undone: ${reason}`, { cause });
  }
}
