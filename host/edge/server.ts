import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HostManifest } from '@manzil/shared/build/host-manifest';
import { pino } from 'pino';
import { buildEdge } from './app';
import { readConfig } from './config';
import { Remotes } from './remotes';
import { Store } from './store';

/** One folder above this file, both as source (edge/) and as build (dist/). */
const hostDir = resolve(import.meta.dirname, '..');

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, hostDir);
  const log = pino({ level: config.logLevel });
  const browserDir = join(hostDir, 'dist/browser');
  const host = HostManifest.parse(JSON.parse(readFileSync(join(browserDir, 'host.json'), 'utf8')));

  mkdirSync(join(config.storeDir, 'host/static'), { recursive: true });
  mkdirSync(join(config.storeDir, 'remotes'), { recursive: true });
  const store = new Store(config.storeDir);
  await store.addHost(browserDir, host);
  const remotes = new Remotes(config.remotes, store, host, log);
  await remotes.open();

  const app = await buildEdge({ config, host, hostDir, remotes, log });
  await app
    .listen({ port: config.port, host: config.listenHost })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        fail(`Port ${config.port} is taken. Set PORTAL_PORT to a free one.`);
      throw error;
    });
  remotes.start(config.pollMs);
  log.info({ ready: true, port: config.port }, 'edge ready');

  const stop = async (): Promise<void> => {
    await Promise.all([remotes.stop(), app.close()]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by `pnpm start`: end with it, however it ended.
  if (process.channel) process.once('disconnect', stop);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
