import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/postgres/connect';

/** Digests of rows by table: two that are equal have seen the same rows. */
export type Digest = Record<string, string>;

/** Counts attempts, refused ones too. */
const COUNTERS = 'rate_limits';

/**
 * Of every table, so that no write goes unseen; when a session was last used is left out.
 * @param naming only rows in which one of these texts occurs
 */
export async function digestOf(db: Database, naming: readonly string[] = []): Promise<Digest> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> ${COUNTERS}`);
  const digests = tables.map(
    ({ name }) => sql`
      select ${name} as name, md5(coalesce(string_agg(line, ',' order by line), '')) as digest
      from (select (to_jsonb(t) - 'last_seen_at')::text as line from ${sql.identifier(name)} t) lines
      where line ~ ${naming.join('|')}`,
  );
  const { rows } = await db.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
