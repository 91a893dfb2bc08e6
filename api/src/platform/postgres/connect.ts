import type { EventEmitter } from 'node:events';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { PreparingClient } from './prepared';
import { SocketTimeoutClient } from './socket-timeout-client';
import type { SlowStatement } from './timed-client';

export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = NodePgDatabase & { $client: Pool };

type Options = {
  connections?: number;
  /** For a free connection. Default: 3 s, less than a page waits. */
  connectTimeoutMs?: number;
  /** Gives up a server that does not answer: where no statement runs longer than the login allows. */
  impatient?: true;
  /** Told about connections that break while idle; the pool replaces them by itself. */
  onLost: (error: Error) => void;
  onSlow?: (slow: SlowStatement) => void;
};

const CONNECT_TIMEOUT_MS = 3_000;
const CONNECTIONS = 16;

export function connect(
  url: string,
  {
    connections = CONNECTIONS,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    impatient,
    onLost,
    onSlow = () => undefined,
  }: Options,
): Database {
  // No start option of our own, and no state of a session: a pooler for transactions keeps neither.
  const pool = new Pool({
    connectionString: url,
    application_name: 'manzil',
    Client: impatient ? SocketTimeoutClient : PreparingClient,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
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
