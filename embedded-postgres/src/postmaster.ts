import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverEnvironment } from './environment';
import type { Location } from './location';

const READY_WITHIN_MS = 60_000;
const FAST_SHUTDOWN_WITHIN_MS = 20_000;
const POLL_MS = 20;

export const logFile = (location: Location) => join(location.dataDir, 'postgres.log');

export async function startPostmaster(location: Location, port: number): Promise<ChildProcess> {
  const log = await open(logFile(location), 'w', 0o600);
  try {
    const child = spawn(
      join(location.server, 'bin/postgres'),
      ['-D', location.cluster, '-p', String(port), ...settings()],
      {
        ...location.account,
        cwd: '/',
        // A session of its own: Ctrl-C in a terminal must not stop the database before the API.
        detached: true,
        env: serverEnvironment(),
        stdio: ['ignore', log.fd, log.fd],
      },
    );
    await spawned(child);
    await ready(child, location);
    return child;
  } finally {
    await log.close();
  }
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Fast shutdown: sessions are ended, everything is on disk when this resolves. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_WITHIN_MS);
  await exit;
  clearTimeout(late);
}

function settings(): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: '200',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_statement: 'none',
    // A failing statement is reported by the API without its values; the server keeps quiet.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function spawned(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
}

async function ready(child: ChildProcess, location: Location): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) break;
    if (await saysReady(child, location)) return;
    await delay(POLL_MS);
  }
  await stopPostmaster(child);
  const log = await readFile(logFile(location), 'utf8');
  throw new Error(`PostgreSQL did not start: ${log.trim().split('\n').slice(-6).join(' | ')}`);
}

/** Line 1 of postmaster.pid is the pid, line 8 the state, as `pg_ctl --wait` reads them. */
async function saysReady(child: ChildProcess, location: Location): Promise<boolean> {
  const lines = (
    await readFile(join(location.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n');
  return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready';
}
