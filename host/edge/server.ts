import { resolve } from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config';
import { startEdge } from './start';

/** One folder above this file, both as source (edge/) and as build (dist/). */
const hostDir = resolve(import.meta.dirname, '..');

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, hostDir);
  const edge = await startEdge(config, hostDir, pino({ level: config.logLevel }));
  const stop = async (): Promise<void> => {
    await edge.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by `pnpm start`: end with it, however it ended.
  if (process.channel) process.once('disconnect', stop);
}

main().catch(fail);
