import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HostManifest } from '@manzil/shared/build/host-manifest';
import type { Logger } from 'pino';
import { buildEdge } from './app';
import type { EdgeConfig } from './config';
import { Remotes } from './remotes';
import { Store } from './store';

export type RunningEdge = {
  origin: string;
  /** Requests to sources are given up at once, users have a few seconds. */
  stop: () => Promise<void>;
};

/** Serves what the store holds, then asks sources in the background. @throws Error: port taken, host build damaged */
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
