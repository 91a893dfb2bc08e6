import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { newDataDir } from '../e2e/support/data-dir';
import { packageDir } from '../scripts/packages';
import { type ServerProcess, startServer } from '../scripts/server-process';

/** Of every demo account. */
export const PASSWORD = 'Marina-Walk-2026!';

/** The API as it is shipped, with the demo accounts, on a database of its own. */
export type DemoApi = {
  pid: number;
  address: string;
  dataDir: string;
  /** Connection string of the role that owns the tables. */
  databaseUrl: string;
  /** @returns the cookie to send. @throws Error when the sign-in is refused */
  signIn: (email: string) => Promise<string>;
  /** Runs SQL as the owner of the tables, in one session. */
  run: (...sql: string[]) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts it twice: what a process has seeded leaves marks on its memory, so that the garbage collector takes a tenth of
 * its time ever after. No API in service has done that.
 * @param name of its data folder
 * @param checkout another one, whose API is built
 */
export async function startDemoApi(
  name: string,
  port: number,
  checkout?: string,
): Promise<DemoApi> {
  const folder = checkout ? join(checkout, 'api') : packageDir('api');
  const dataDir = newDataDir(name);
  const start = (): ServerProcess =>
    startServer({
      name: 'api',
      script: join(folder, 'dist/server.mjs'),
      port,
      logDir: join(dataDir, 'logs'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MANZIL_DEMO: '1',
        DATA_DIR: dataDir,
        PORT: String(port),
      },
    });
  let server = start();
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await server.ready;
    await server.stop();
    server = start();
    await server.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  const { url: databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    url: string;
  };
  const address = `http://localhost:${port}`;
  return {
    pid: server.pid,
    address,
    dataDir,
    databaseUrl,
    signIn: (email) => signIn(address, email),
    run: (...sql) => run(databaseUrl, sql),
    stop,
  };
}

async function signIn(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`The sign-in ended with ${answer.status}.`);
  return cookie;
}

async function run(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Gives Lena as many of Max's units as fill one page: an investor of the usual size. */
export const fillPage = `
  with investor as (
    select (select id from investors where email like 'lena.%') as lena,
      (select id from investors where email like 'max.%') as max
  )
  update unit_ownerships set investor_id = lena from investor
  where unit_id in (
    select unit_id from unit_ownerships, investor where investor_id = max order by unit_id
    limit 24 - (select count(*) from unit_ownerships, investor where investor_id = lena))`;
