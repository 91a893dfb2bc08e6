import type { ChildProcess } from 'node:child_process';
import { openCluster, SERVER_ROLE } from '../src/cluster';
import { freePort } from '../src/free-port';
import { locate, openDataDir } from '../src/location';
import { startPostmaster, stopPostmaster } from '../src/postmaster';
import { PACKAGE_ROOT } from './package-root';

export type UnwatchedServer = {
  /** Of its superuser. */
  url: string;
  /** Resolves once it accepts connections. */
  start: () => Promise<void>;
  end: (how: NodeJS.Signals) => Promise<void>;
};

/** A server on one port, not started yet; nobody starts it again but the test. */
export async function unwatchedServer(dataDir: string): Promise<UnwatchedServer> {
  const location = await locate(await openDataDir(dataDir), PACKAGE_ROOT);
  const password = await openCluster(location, () => undefined);
  const port = await freePort();
  let child: ChildProcess | null = null;
  return {
    url: `postgres://${SERVER_ROLE}:${password}@127.0.0.1:${port}/postgres`,
    start: async () => {
      child = await startPostmaster(location, port);
    },
    end: async (how) => {
      child?.kill(how);
      if (child) await stopPostmaster(child);
      child = null;
    },
  };
}
