import type { EventEmitter } from 'node:events';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { StartError } from '../start-error';
import { PreparingClient } from './prepared';
import { SocketTimeoutClient } from './socket-timeout-client';
import type { SlowStatement } from './timed-client';

export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = NodePgDatabase & { $client: Pool };

/** `manzil_portal`: investors, who see their own rows only. `manzil_service`: the rest. None: the tables' owner. */
export type Role = 'manzil_portal' | 'manzil_service';

type Options = {
  role?: Role;
  connections?: number;
  /** For a free connection. Default: 3 s, less than a page waits. */
  connectTimeoutMs?: number;
  /** Gives up a server that does not answer: where no statement runs longer than the timeout below. */
  impatient?: true;
  /** Told about connections that break while idle; the pool replaces them by itself. */
  onLost: (error: Error) => void;
  onSlow?: (slow: SlowStatement) => void;
};

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
const CONNECTIONS = 16;
/**
 * One plan for all investors: under row-level security PostgreSQL would plan the long lists anew each time, which takes
 * longer than running them. And it is to know that no disk turns any more: else it reads a small table from start to end
 * for each unit of a portfolio.
 */
const PLANS = ['-c plan_cache_mode=force_generic_plan', '-c random_page_cost=1.1'];
const INSUFFICIENT_PRIVILEGE = '42501';

export function connect(
  url: string,
  {
    role,
    connections = CONNECTIONS,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    impatient,
    onLost,
    onSlow = () => undefined,
  }: Options,
): Database {
  const { address, options } = withoutOptions(url);
  if (role) options.push(`-c role=${role}`, ...PLANS);
  const pool = new Pool({
    connectionString: address,
    application_name: role ?? 'manzil',
    // The role comes with the connection, so that `reset role` leads back to it.
    ...(options.length > 0 && { options: options.join(' ') }),
    Client: impatient ? SocketTimeoutClient : PreparingClient,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Its own server may stop before the last goodbye has arrived.
  pool.on('error', (error) => pool.ending || onLost(error));
  // A connection that breaks while somebody holds it has no other listener, which would end the process; the next
  // statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', (client: EventEmitter) => client.on('slow', onSlow));
  return withTransactions(drizzle(pool));
}

/** drizzle's own transactions never give the connection back where `begin` fails, as it does when the server has gone. */
function withTransactions(db: Database): Database {
  db.transaction = async (work, config) => {
    const client = await db.$client.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/** `?options=` of an address would replace ours, and with them the role. */
function withoutOptions(url: string): { address: string; options: string[] } {
  const address = new URL(url);
  const options = address.searchParams.getAll('options');
  address.searchParams.delete('options');
  return { address: address.href, options };
}

/** Row-level security depends on the role. @throws StartError when the login of DATABASE_URL may not take it */
export async function confirmRole(db: Database, role: Role): Promise<void> {
  try {
    const { rows } = await db.$client.query<{ current_user: string }>('select current_user');
    if (rows[0]?.current_user === role) return;
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw cause;
  }
  throw new StartError(
    `The login of DATABASE_URL may not take the role ${role}. As an administrator: grant ${role} to <login>;`,
  );
}
