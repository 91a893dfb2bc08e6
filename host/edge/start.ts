import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HostManifest } from '@manzil/shared/build/host-manifest';
import type { Logger } from 'pino';
import { buildEdge } from './app';
import type { EdgeConfig } from './config';
import { Remotes } from './remotes';
import { Store } from './store';

export type RunningEdge = {
  /** Address it listens at. */
  origin: string;
  /** Ends at once: requests to sources are given up, users have a few seconds. */
  stop: () => Promise<void>;
};

/**
 * Starts to serve what the store holds, then asks the sources in the background: one that hangs holds up nothing.
 * @param hostDir folder of the host package, built
 * @throws Error whose message says what is wrong: a port that is taken, a host build that is damaged
 */
export async function startEdge(
  config: EdgeConfig,
  hostDir: string,
  log: Logger,
): Promise<RunningEdge> {
  const browserDir = join(hostDir, 'dist/browser');
  const host = HostManifest.parse(JSON.parse(readFileSync(join(browserDir, 'host.json'), 'utf8')));
  const store = await Store.open(config.storeDir, log);
  await store.addHost(browserDir, host);
  const remotes = new Remotes(config.remotes, store, host, log);
  await remotes.restore();

  const app = await buildEdge({ config, host, hostDir, remotes, log });
  const origin = await app
    .listen({ port: config.port, host: config.listenHost })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new Error(`Port ${config.port} is taken. Set PORTAL_PORT to a free one.`);
      throw error;
    });
  remotes.start(config.pollMs);
  log.info({ port: config.port }, 'edge listening');
  return {
    origin,
    stop: async () => {
      await Promise.all([remotes.stop(), app.close()]);
    },
  };
}
