import type { ChildProcess } from 'node:child_process';
import { API_ROOT } from '../src/api-root';
import { openCluster, SERVER_ROLE } from '../src/platform/postgres/embedded/cluster';
import { locate, openDataDir } from '../src/platform/postgres/embedded/location';
import {
  freePort,
  startPostmaster,
  stopPostmaster,
} from '../src/platform/postgres/embedded/postmaster';
import { copyCluster } from './initialised-cluster';
import { postgresPids, signal } from './postgres-pids';
import { temporaryFolder } from './temporary-folder';

/** As of `pg_ctl stop`, whose signals these are. */
const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export type OwnPostgres = {
  url: string;
  /** Resolves once it accepts connections. */
  start: () => Promise<void>;
  stop: (mode: keyof typeof STOP_SIGNALS) => Promise<void>;
  /** Its processes stand still: connections are accepted, and nothing is answered. Answers the way back. */
  freeze: () => Promise<() => void>;
  remove: () => Promise<void>;
};

/** A PostgreSQL as an operator runs it, on one port, not started yet; nobody starts it again but the test. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = await temporaryFolder();
  await copyCluster(folder.path);
  const location = await locate(await openDataDir(folder.path), API_ROOT);
  const password = await openCluster(location, () => undefined);
  const port = await freePort();
  const url = `postgres://${SERVER_ROLE}:${password}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  const end = async (how: NodeJS.Signals) => {
    child?.kill(how);
    if (child) await stopPostmaster(child);
    child = null;
  };
  return {
    url,
    start: async () => {
      child = await startPostmaster(location, port);
    },
    stop: (mode) => end(STOP_SIGNALS[mode]),
    freeze: async () => {
      // The postmaster first, so that no process comes to be meanwhile.
      const pids = await postgresPids(url, (postmaster) => signal([postmaster], 'SIGSTOP'));
      signal(pids, 'SIGSTOP');
      return () => signal(pids, 'SIGCONT');
    },
    remove: async () => {
      await end('SIGQUIT');
      await folder.remove();
    },
  };
}
