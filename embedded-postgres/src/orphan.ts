import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './error';
import type { Location } from './location';

const STOP_WITHIN_MS = 30_000;
const POLL_MS = 50;

/**
 * @param owner pid of the API that wrote postgres.json
 * @throws EmbeddedPostgresError while it lives (in another TMPDIR)
 */
export async function stopOrphan(
  { cluster }: Location,
  owner: number | null,
  warn: (message: string) => void,
): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const content = await readFile(pidFile, 'utf8').catch(() => null);
  if (content === null) return;
  const pid = Number(content.split('\n')[0]);
  if (!isAlive(pid)) return;
  const running = await inspect(pid);
  if (!running?.command.includes(cluster)) {
    // The pid went to another program. PostgreSQL takes its parent's pid for stale and still checks
    // the shared memory named further down, so a surviving backend is found.
    await writeFile(pidFile, content.replace(/^.*/, String(process.pid)));
    return;
  }
  if (owner !== null && running.parent === owner) {
    throw new EmbeddedPostgresError(
      `${cluster} is in use by the API with pid ${owner}. Stop it first.`,
    );
  }
  warn(`A PostgreSQL left over from a killed API runs on ${cluster} (pid ${pid}). Stopping it.`);
  await stop(pid);
}

async function stop(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_WITHIN_MS;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(`PostgreSQL ${pid} does not stop. End it.`);
    await delay(POLL_MS);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Running = { command: string; parent: number };

async function inspect(pid: number): Promise<Running | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  } catch {
    // It ended between the two looks.
    return null;
  }
}

async function fromProc(pid: number): Promise<Running> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return { command, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) };
}

async function fromPs(pid: number): Promise<Running> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,command=', '-p', String(pid)]);
  return { command: stdout, parent: Number.parseInt(stdout, 10) };
}
