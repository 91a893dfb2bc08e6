import { StartError } from '../start-error';
import type { Database } from './connect';
import { readMigrations, refuseChanged } from './migrate';

/** A newer schema is taken: during an update the build before works, and starts, on it. @throws StartError */
export async function confirmSchema(db: Database, folder: string): Promise<void> {
  const known = await readMigrations(folder);
  const done = await doneMigrations(db);
  const [missing] = known.filter(({ name }) => !done.has(name));
  if (missing) {
    throw new StartError(
      `The database is older than this build: ${missing.name} has not run. Run "manzil migrate" first.`,
    );
  }
  refuseChanged(known, done);
}

async function doneMigrations({ $client }: Database): Promise<Map<string, string>> {
  const { rowCount } = await $client.query(
    "select where to_regclass('public.schema_migrations') is not null",
  );
  if (!rowCount) return new Map();
  const { rows } = await $client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}
