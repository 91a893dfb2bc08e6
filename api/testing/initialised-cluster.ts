import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { API_ROOT } from '../src/api-root';
import { openCluster, passwordFile } from '../src/platform/postgres/embedded/cluster';
import { locate, openDataDir } from '../src/platform/postgres/embedded/location';

/** Set by the global setup: a data folder whose database was initialised and never started. */
export const CLUSTER_VARIABLE = 'MANZIL_TEST_CLUSTER';

const run = promisify(execFile);
const placeOf = async (dataDir: string) => locate(await openDataDir(dataDir), API_ROOT);

export async function initialiseCluster(dataDir: string): Promise<void> {
  await openCluster(await placeOf(dataDir), () => undefined);
}

/**
 * Spares a first start on this folder `initdb`, which takes far longer than a copy of its files. Copies have one
 * password and one identity: no test sees two of them at once.
 */
export async function copyCluster(dataDir: string): Promise<void> {
  const initialised = process.env[CLUSTER_VARIABLE];
  if (!initialised)
    throw new Error(`${CLUSTER_VARIABLE} is unset: jest needs the api's globalSetup.`);
  const [from, to] = [await placeOf(initialised), await placeOf(dataDir)];
  // The files stay those of the account that runs the server.
  await run('cp', ['-a', from.cluster, to.cluster]);
  await run('cp', ['-a', passwordFile(from), passwordFile(to)]);
}
