import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openCluster } from '../src/cluster';
import { passwordFile } from '../src/cluster-password';
import { locate, openDataDir } from '../src/location';
import { PACKAGE_ROOT } from './package-root';

const run = promisify(execFile);
const placeOf = async (dataDir: string) => locate(await openDataDir(dataDir), PACKAGE_ROOT);

export async function initialiseCluster(dataDir: string): Promise<void> {
  await openCluster(await placeOf(dataDir), () => undefined);
}

/**
 * Spares a first start on the second folder `initdb`, which takes far longer than a copy of its files. Copies have one
 * password and one identity: no test sees two of them at once.
 */
export async function copyCluster(initialised: string, dataDir: string): Promise<void> {
  const [from, to] = [await placeOf(initialised), await placeOf(dataDir)];
  // The files stay those of the account that runs the server.
  await run('cp', ['-a', from.cluster, to.cluster]);
  await run('cp', ['-a', passwordFile(from), passwordFile(to)]);
}
