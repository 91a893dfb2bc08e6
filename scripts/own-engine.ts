import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const START_MS = 60_000;
/** Containers have ended by then; what has not is stuck. */
const STOP_MS = 30_000;
/** An engine that hangs takes the question and never answers. */
export const ASK = { stdio: 'ignore', timeout: 20_000, killSignal: 'SIGKILL' } as const;

export const engineAnswers = (): boolean => spawnSync('docker', ['info'], ASK).status === 0;

/**
 * Starts Docker's daemon where it is installed and this user may.
 * @returns what ends it again; null where it does not start
 */
export async function startEngine(): Promise<(() => Promise<void>) | null> {
  if (process.getuid?.() !== 0) return null;
  const daemon = spawn('dockerd', [], { stdio: 'ignore' });
  // Also where the run is interrupted.
  process.once('exit', () => daemon.kill());
  const left = new Promise<void>((done) => {
    daemon.once('error', () => done());
    daemon.once('exit', () => done());
  });
  const deadline = Date.now() + START_MS;
  while (!engineAnswers()) {
    const gone = await Promise.race([left.then(() => true), delay(500, false)]);
    if (!gone && Date.now() < deadline) continue;
    await end(daemon);
    return null;
  }
  return () => end(daemon);
}

async function end(daemon: ChildProcess): Promise<void> {
  if (daemon.pid === undefined || daemon.exitCode !== null || daemon.signalCode !== null) return;
  const ended = once(daemon, 'exit');
  daemon.kill();
  const late = setTimeout(() => daemon.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(late);
}
