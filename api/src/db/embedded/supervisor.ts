import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Location } from './location';
import { freePort, hasEnded, startPostmaster, stopPostmaster } from './postmaster';

const START_ATTEMPTS = 8;
const RETRY_MS = 500;

export type Supervised = { port: number; stop: () => Promise<void> };

/** Keeps the server running on one port: when it dies by itself it is started again. */
export async function supervise(
  location: Location,
  warn: (message: string) => void,
): Promise<Supervised> {
  let { child, port } = await firstStart(location);
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();

  const watch = (running: ChildProcess) => {
    const onExit = () => {
      if (stopping) return;
      warn(
        `PostgreSQL ended by itself (${running.signalCode ?? running.exitCode}); starting again.`,
      );
      restarting = restart();
    };
    if (hasEnded(running)) onExit();
    else running.once('exit', onExit);
  };
  const restart = async () => {
    while (!stopping) {
      try {
        child = await startPostmaster(location, port);
        watch(child);
        return;
      } catch (error) {
        warn(error instanceof Error ? error.message : String(error));
        await delay(RETRY_MS);
      }
    }
  };

  watch(child);
  return {
    port,
    stop: async () => {
      stopping = true;
      await restarting;
      await stopPostmaster(child);
    },
  };
}

/** Backends of a killed server live on for a moment, and a free port can be lost to somebody. */
async function firstStart(location: Location): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { child: await startPostmaster(location, port), port };
    } catch (error) {
      if (attempt === START_ATTEMPTS || !isPassing(error)) throw error;
      await delay(RETRY_MS);
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && /still in use|could not bind|already in use/.test(error.message);
}
