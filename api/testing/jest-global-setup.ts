import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ROOT } from '../src/api-root';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded';
import { migrate } from '../src/db/migrate';
import { databaseUrl, runOn, SERVER_URL_VARIABLE, TEMPLATE } from './test-database';

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

/** One server per run, in a folder of its own, with a migrated database to clone. */
export default async function setup(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'manzil-test-'));
  // As root the server runs under another account, which has to walk through here.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, apiRoot: API_ROOT, warn: complain });
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
  await runOn(postgres.url, `create database ${TEMPLATE}`);
  await migrate(databaseUrl(postgres.url, TEMPLATE), join(API_ROOT, 'migrations'));
  process.env[SERVER_URL_VARIABLE] = postgres.url;
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
}
