import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port';
import type { Location } from './location';
import { hasEnded, startPostmaster, stopPostmaster } from './postmaster';

const START_ATTEMPTS = 16;
const RETRY_MS = 250;
/** What stands in the way of a restart, such as a full disk, may take a while to go. */
const LONGEST_RETRY_MS = 1_000;

export type Supervised = { port: number; stop: () => Promise<void> };

/** Keeps the server running on one port: when it dies by itself it is started again. */
export async function supervise(
  location: Location,
  warn: (message: string) => void,
): Promise<Supervised> {
  let { child, port } = await firstStart(location);
  const stopping = new AbortController();
  let restarting: Promise<void> = Promise.resolve();

  const watch = (running: ChildProcess) => {
    const onExit = () => {
      if (stopping.signal.aborted) return;
      warn(
        `PostgreSQL ended by itself (${running.signalCode ?? running.exitCode}); starting again.`,
      );
      restarting = restart();
    };
    if (hasEnded(running)) onExit();
    else running.once('exit', onExit);
  };
  const restart = async () => {
    for (let pause = RETRY_MS; !stopping.signal.aborted; pause = longer(pause)) {
      try {
        child = await startPostmaster(location, port);
        watch(child);
        return;
      } catch (error) {
        warn(error instanceof Error ? error.message : String(error));
        await delay(pause, undefined, stopping).catch(() => undefined);
      }
    }
  };

  watch(child);
  return {
    port,
    stop: async () => {
      stopping.abort();
      await restarting;
      await stopPostmaster(child);
    },
  };
}

const longer = (pause: number) => Math.min(pause * 2, LONGEST_RETRY_MS);

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
