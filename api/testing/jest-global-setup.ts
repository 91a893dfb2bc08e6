import { join } from 'node:path';
import { API_ROOT } from '../src/api-root';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded';
import { migrate } from '../src/db/migrate';
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
 * One server per run, in a folder of its own, with a migrated database to clone.
 */
export default async function setup(): Promise<void> {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.path,
    apiRoot: API_ROOT,
    warn: complain,
  });
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    await folder.remove();
  };
  for (const setting of NOTHING_TO_LOSE) await runOn(postgres.url, `alter system set ${setting}`);
  await runOn(postgres.url, 'select pg_reload_conf()');
  await runOn(postgres.url, `create database ${TEMPLATE}`);
  await migrate(databaseUrl(postgres.url, TEMPLATE), join(API_ROOT, 'migrations'));
  process.env[SERVER_URL_VARIABLE] = postgres.url;
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
}
