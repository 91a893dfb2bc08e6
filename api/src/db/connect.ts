import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { PreparingClient } from './prepared';

/** What a repository takes: a pool, a connection or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** The pool itself, for the app and for whoever has to close it. */
export type Database = NodePgDatabase & { $client: Pool };

/**
 * Who works on a pool's connections. `manzil_portal`: requests of signed-in investors, for whom row-level security
 * shows their own rows only. `manzil_service`: sign-in, mail, sweeps, operators. None: the role that signs in, which
 * owns the tables; for migrations and seeds.
 */
export type Role = 'manzil_portal' | 'manzil_service';

type Options = {
  role?: Role;
  connections?: number;
  /** Told about connections that break while idle; the pool replaces them by itself. */
  onLost: (error: Error) => void;
};

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
const CONNECTIONS = 16;

export function connect(
  url: string,
  { role, connections = CONNECTIONS, onLost }: Options,
): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: role ?? 'manzil',
    // Set with the connection, so that no statement and no `reset role` leads back. One plan for all investors:
    // under row-level security PostgreSQL would plan the long lists anew each time, which takes longer than running them.
    ...(role && { options: `-c role=${role} -c plan_cache_mode=force_generic_plan` }),
    Client: PreparingClient,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', onLost);
  return drizzle(pool);
}
