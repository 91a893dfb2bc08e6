import { join } from 'node:path';
import { startEmbeddedPostgres } from '@manzil/embedded-postgres';
import { initialiseCluster } from '@manzil/embedded-postgres/testing/initialised-cluster';
import { API_ROOT } from '../src/api-root';
import { makeLogins } from '../src/platform/postgres/logins';
import { migrate } from '../src/platform/postgres/migrate';
import { CLUSTER_VARIABLE, copyCluster } from './initialised-cluster';
import { temporaryFolder } from './temporary-folder';
import { databaseUrl, runOn, SERVER_URL_VARIABLE, TEMPLATE } from './test-database';

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

/**
 * The server ends with the run, and its data with it: nothing waits for a disk. Tests of what survives a kill start
 * servers of their own.
 */
const NOTHING_TO_LOSE = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

/**
 * One server per run, in a folder of its own, with a migrated database to clone, and an initialised cluster to copy for
 * servers of their own.
 */
export default async function setup(): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  globalThis.stopTestPostgres = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  // Jest tears nothing down where it is ended from outside, or where this ends with an error.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => globalThis.stopTestPostgres?.().finally(() => process.exit(1)));
  }
  try {
    await startServer(undo);
  } catch (error) {
    await globalThis.stopTestPostgres();
    throw error;
  }
}

async function startServer(undo: (() => Promise<void>)[]): Promise<void> {
  const [initialised, folder] = [await temporaryFolder(), await temporaryFolder()];
  undo.push(initialised.remove, folder.remove);
  await initialiseCluster(initialised.path);
  process.env[CLUSTER_VARIABLE] = initialised.path;
  await copyCluster(folder.path);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.path,
    packageRoot: API_ROOT,
    warn: complain,
  });
  undo.push(postgres.stop);
  for (const setting of NOTHING_TO_LOSE) await runOn(postgres.url, `alter system set ${setting}`);
  await runOn(postgres.url, 'select pg_reload_conf()');
  await runOn(postgres.url, `create database ${TEMPLATE}`);
  const template = databaseUrl(postgres.url, TEMPLATE);
  await migrate(template, join(API_ROOT, 'migrations'));
  await makeLogins(template);
  process.env[SERVER_URL_VARIABLE] = postgres.url;
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
}
