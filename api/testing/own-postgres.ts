import {
  type UnwatchedServer,
  unwatchedServer,
} from '@manzil/embedded-postgres/testing/unwatched-server';
import { copyCluster } from './initialised-cluster';
import { postgresPids, signal } from './postgres-pids';
import { temporaryFolder } from './temporary-folder';

/** As of `pg_ctl stop`, whose signals these are. */
const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export type OwnPostgres = Pick<UnwatchedServer, 'url' | 'start'> & {
  stop: (mode: keyof typeof STOP_SIGNALS) => Promise<void>;
  /** Its processes stand still: connections are accepted, and nothing is answered. Answers the way back. */
  freeze: () => Promise<() => void>;
  remove: () => Promise<void>;
};

/** A PostgreSQL as an operator runs it, on one port, not started yet; nobody starts it again but the test. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = await temporaryFolder();
  await copyCluster(folder.path);
  const { url, start, end } = await unwatchedServer(folder.path);
  return {
    url,
    start,
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
