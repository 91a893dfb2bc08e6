import { readAddress, removeAddress, writeAddress } from './address-file';
import { openCluster, SERVER_ROLE } from './cluster';
import { locate, openDataDir } from './location';
import { stopOrphan } from './orphan';
import { type OwnerLock, takeOwnerLock } from './owner-lock';
import { supervise } from './supervisor';

export type EmbeddedPostgres = {
  url: string;
  /** Fast shutdown, awaited; afterwards the data folder is free for another owner. */
  stop: () => Promise<void>;
};

type Options = {
  /** Database, password, address and log of the server. */
  dataDir: string;
  /** Folder of a package that depends on this one: a bundle does not know where the server's programs are. */
  packageRoot: string;
  warn: (message: string) => void;
};

/**
 * Starts the server on a free loopback port, on data that are made where there are none, and starts it again when it
 * dies. One process at a time owns a data folder.
 * @throws EmbeddedPostgresError when another process owns the folder or the server cannot run
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = await openDataDir(options.dataDir);
  const lock = await takeOwnerLock(dataDir);
  try {
    return await start(dataDir, lock, options);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function start(dataDir: string, lock: OwnerLock, { packageRoot, warn }: Options) {
  const location = await locate(dataDir, packageRoot);
  const before = await readAddress(dataDir);
  await stopOrphan(location, before?.owner ?? null, warn);
  const password = await openCluster(location, warn);
  const server = await supervise(location, warn);
  const url = `postgres://${SERVER_ROLE}:${password}@127.0.0.1:${server.port}/postgres`;
  await writeAddress(dataDir, { url, owner: process.pid });
  return {
    url,
    stop: async () => {
      await server.stop();
      await removeAddress(dataDir);
      await lock.release();
    },
  };
}
