import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { CommandError } from './command-error';

/** A newer one is taken: an update was rolled back. @throws CommandError where a migration of this build is missing */
export async function refuseOlderSchema(url: string, apiRoot: string): Promise<void> {
  const ran = await appliedMigrations(url);
  const known = (await readdir(join(apiRoot, 'migrations'))).filter((name) =>
    name.endsWith('.sql'),
  );
  const missing = known.filter((name) => !ran.includes(name)).sort();
  if (missing.length === 0) return;
  throw new CommandError(
    `The database is older than this build: ${missing.length} migrations are missing, the first ${missing[0]}. Run "manzil migrate".`,
  );
}

export async function appliedMigrations(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'manzil-command' });
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      `select from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'`,
    );
    if (tables.length === 0) return [];
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    return rows.map(({ name }) => name).sort();
  } finally {
    await client.end();
  }
}
