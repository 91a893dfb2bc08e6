import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assertFree } from './ports';

/** For what hangs: a first start on a busy machine, which makes the database and the demo data, takes a minute. */
const READY_MS = 180_000;
const POLL_MS = 50;
const TAIL_CHARS = 4_000;

export type ServerProcess = {
  pid: number;
  /** Resolves when `/readyz` answers 200; rejects with what the server said when it ends before. */
  ready: Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

type Server = {
  name: string;
  script: string;
  port: number;
  env: NodeJS.ProcessEnv;
  logDir: string;
};

async function untilReady(port: number, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return false;
}

/** Starts a server of ours as a child that ends with this process. Its log goes to `<logDir>/<name>.log`. */
export function startServer({ name, script, port, env, logDir }: Server): ServerProcess {
  mkdirSync(logDir, { recursive: true });
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, [script], {
    env,
    // A group of its own: Ctrl-C in a terminal is for this process, which then stops its servers. Two signals would
    // end the API before its database.
    detached: true,
    // The channel breaks when this process dies, however it dies; the server stops then.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stdout?.pipe(log, { end: false });
  child.stderr?.on('data', (data: Buffer) => {
    log.write(data);
    complaints = (complaints + data).slice(-TAIL_CHARS);
  });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  // Whoever answers there already is another server.
  const free = assertFree(port, name === 'api' ? 'API_PORT' : 'PORTAL_PORT');
  const ready = free.then(async () => {
    if (!(await untilReady(port, child)))
      throw new Error(
        complaints.trim() || `${name} did not become ready; see ${join(logDir, `${name}.log`)}`,
      );
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, ready, ended, stop };
}
