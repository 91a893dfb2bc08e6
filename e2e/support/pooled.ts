import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asLogin } from '../../api/src/platform/postgres/logins';
import { startEmbeddedPostgres } from '../../embedded-postgres/src/index';
import { packageDir } from '../../scripts/packages';
import { configure, type ROLES } from './pooler-config';

const START_MS = 10_000;
const POLL_MS = 50;

export type PooledDatabase = {
  /** Variables of an API that asks it through the pooler. */
  variables: Record<string, string>;
  stop: () => Promise<void>;
};

/**
 * Starts the database server of a seeded data folder, and PgBouncer before it as the operators' stack has it.
 * @param pooler path of PgBouncer, 1.21 or newer
 * @param port of the pooler
 */
export async function startPooledDatabase(
  pooler: string,
  dataDir: string,
  port: number,
): Promise<PooledDatabase> {
  const server = await startEmbeddedPostgres({
    dataDir,
    packageRoot: packageDir('api'),
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  let stopPooler: () => Promise<void>;
  try {
    stopPooler = await startPooler(pooler, join(dataDir, 'pooler'), server.url, port);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const through = (role: (typeof ROLES)[number]): string => {
    const url = new URL(asLogin(server.url, role));
    url.port = String(port);
    url.pathname = '/manzil';
    return url.href;
  };
  return {
    variables: {
      MANZIL_DEMO: '1',
      DATABASE_URL: through('manzil_service'),
      PORTAL_DATABASE_URL: through('manzil_portal'),
      MIGRATION_DATABASE_URL: server.url,
    },
    stop: () => stopPooler().finally(server.stop),
  };
}

async function startPooler(
  pooler: string,
  folder: string,
  serverUrl: string,
  port: number,
): Promise<() => Promise<void>> {
  const config = configure(folder, serverUrl, port);
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(pooler, ['-q', ...user, config], { stdio: 'ignore' });
  // Also where it cannot be started at all.
  const ended = once(child, 'exit').catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  if (await Promise.race([answers(port), ended.then(() => false)])) return stop;
  await stop();
  throw new Error(
    `POOLER_PATH: ${pooler} does not answer. What it says is in ${join(folder, 'log')}.`,
  );
}

async function answers(port: number): Promise<boolean> {
  for (const end = Date.now() + START_MS; Date.now() < end; await delay(POLL_MS)) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false));
    });
    socket.destroy();
    if (isThere) return true;
  }
  return false;
}
