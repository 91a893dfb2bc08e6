import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'manzil-tests-';
/** What tests write comes to a quarter of it. */
const ROOM_BYTES = 6_000_000_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Runs that were killed could not clear up after themselves. What another account left is not ours to remove. */
function clearAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX) || isRunning(Number.parseInt(name.slice(PREFIX.length), 10))) {
      continue;
    }
    const abandoned = join(MEMORY, name);
    if (statSync(abandoned, { throwIfNoEntry: false })?.uid === process.getuid?.()) {
      rmSync(abandoned, { recursive: true, force: true });
    }
  }
}

let folder: string | undefined;

/**
 * Where tests put what they throw away: in memory where there is plenty, as databases are made and dropped by the
 * hundred and a disk makes each of them wait; else where the system puts such files. Gone when this process ends.
 */
export function scratchFolder(): string {
  if (folder) return folder;
  if (!hasRoom(MEMORY)) return tmpdir();
  clearAbandoned();
  folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // The database server, which runs as nobody for root, walks through it.
  chmodSync(folder, 0o711);
  const made = folder;
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return folder;
}
