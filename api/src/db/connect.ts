import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/**
 * Ownership is decided by the `where` of every owner-facing query. Row-level security would have to
 * pin a connection to a request and set `manzil.investor_id` on it before the first query; it waits
 * until the session lookup can set it in the same statement.
 */

/** What a repository takes: the pool or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** The pool itself, for the app and for whoever has to close it. */
export type Database = NodePgDatabase & { $client: Pool };

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
const CONNECTIONS = 16;

/**
 * @param onLost told about connections that break while idle, e.g. when the server restarts; the pool
 * replaces them by itself
 */
export function connect(url: string, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'manzil-api',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', onLost);
  return drizzle(pool);
}
