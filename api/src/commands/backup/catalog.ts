import type { Client } from 'pg';
import type { BackupHeader, BackupManifest } from './backup-format';

/** Wrong at any later moment: sign-ins, counters, codes and links. Everybody signs in anew after a restore. */
const PASSING = ['sessions', 'rate_limits', 'password_resets', 'reset_codes', 'password_links'];

/** Migrations write it themselves. */
const OWN = ['schema_migrations'];

export async function readTables(client: Client): Promise<BackupHeader['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and c.relname <> all($1)
      group by c.relname order by c.relname`,
    [[...PASSING, ...OWN]],
  );
  return rows;
}

export async function readMigrationsRun(client: Client): Promise<BackupHeader['migrations']> {
  const { rows } = await client.query('select name, checksum from schema_migrations order by name');
  return rows;
}

/** Last values; of a sequence that was never used 0. */
export async function readSequences(client: Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query(
    `select sequencename as name, coalesce(last_value, 0)::text as value
      from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

export async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  return rowCount === 0;
}

export type ForeignKey = { table: string; name: string; definition: string };

export async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      order by 1, 2`,
  );
  return rows;
}
