import { createHash } from 'node:crypto';
import { chown, mkdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canEnter, type ServerAccount, serverAccount } from './account';
import { copyServer, packagedServer, runnable } from './binaries';
import { EmbeddedPostgresError } from './error';

export type Location = {
  /** Real path of DATA_DIR: password, address and log of the server. */
  dataDir: string;
  cluster: string;
  server: string;
  account: ServerAccount;
};

/** Where a server goes whose account cannot reach the checkout, e.g. a clone under a 0700 home. */
const SYSTEM_HOME = '/var/lib/manzil';

/** Makes the folder where there is none. @returns its real path, by which the owner's lock knows it */
export async function openDataDir(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  return realpath(dataDir);
}

export async function locate(dataDir: string, packageRoot: string): Promise<Location> {
  const home = join(SYSTEM_HOME, dataDirKey(dataDir));
  const cluster = await clusterFolder(dataDir, home);
  const account = await serverAccount((await exists(cluster)) ? cluster : dataDir);
  const packaged = packagedServer(packageRoot);
  const server = (await runnable(account, packaged)) ? packaged : await copyServer(packaged, home);
  return { dataDir, cluster, server, account };
}

export function dataDirKey(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
}

/** Existing data is never left behind: a folder once chosen stays chosen. */
async function clusterFolder(dataDir: string, home: string): Promise<string> {
  const near = join(dataDir, 'postgres');
  const far = join(home, 'postgres');
  if (await exists(near)) return near;
  if (await exists(far)) return far;
  if (await canEnter(await serverAccount(dataDir), dataDir)) return near;
  await mkdir(home, { recursive: true, mode: 0o755 });
  return far;
}

export async function giveTo(account: ServerAccount, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/** @throws EmbeddedPostgresError where this user may not even look, which is not the same as missing */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new EmbeddedPostgresError(
      `${path} belongs to another user. Start as that user or as root.`,
      {
        cause,
      },
    );
  }
}
