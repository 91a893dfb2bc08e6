import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './packages';
import type { Count } from './tally';

const WATCH_MS = 1_000;
/** Files of tests come and go quickly, so there is more room for what is new; no core is left for a second collector. */
const NODE_FLAGS = ['--max-semi-space-size=64', '--single-threaded-gc'];

/** What progress-reporter.cjs writes: a line as a file of tests begins, and one as it ends. */
type Line = { file: string; startedAt: number } | ({ file: string } & Count);

type Progress = Count & { running: ReadonlyMap<string, number> };

function readProgress(path: string): Progress {
  const running = new Map<string, number>();
  const count: Count = { passed: 0, failed: 0 };
  // The last line may be half written.
  for (const text of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
    const line = JSON.parse(text) as Line;
    if ('startedAt' in line) running.set(line.file, line.startedAt);
    else {
      running.delete(line.file);
      count.passed += line.passed;
      count.failed += line.failed;
    }
  }
  return { ...count, running };
}

/**
 * Runs jest with what its reporters write. A file of tests that runs for too long is ended with all that the run has started:
 * jest's own limit is for tests that wait, and one that never gives way holds up jest itself.
 * @param fileMs what one file may take
 * @returns what has passed and failed, and the files that were ended
 */
export async function runJest(
  args: readonly string[],
  fileMs: number,
): Promise<Count & { hung: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-unit-'));
  const progressFile = join(folder, 'progress.jsonl');
  writeFileSync(progressFile, '');
  const jest = spawn(
    process.execPath,
    [
      ...NODE_FLAGS,
      join(root, 'node_modules/jest/bin/jest.js'),
      ...args,
      `--reporters=${join(root, 'scripts/progress-reporter.cjs')}`,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, MANZIL_PROGRESS_FILE: progressFile },
    },
  );
  const end = (signal: NodeJS.Signals): void => {
    if (jest.pid !== undefined && jest.exitCode === null) process.kill(-jest.pid, signal);
  };
  const passOn = (): void => end('SIGTERM');
  process.once('exit', passOn);
  let hung: string[] = [];
  const watch = setInterval(() => {
    const now = Date.now();
    const { running } = readProgress(progressFile);
    hung = [...running].flatMap(([file, startedAt]) => (now - startedAt > fileMs ? [file] : []));
    if (hung.length > 0) end('SIGKILL');
  }, WATCH_MS);
  try {
    const code = await new Promise<number>((done, reject) => {
      jest.once('error', reject);
      jest.once('exit', (exitCode) => done(exitCode ?? 1));
    });
    const { passed, failed } = readProgress(progressFile);
    const all = failed + hung.length;
    return { passed, failed: code === 0 ? all : Math.max(all, 1), hung };
  } finally {
    clearInterval(watch);
    process.off('exit', passOn);
    rmSync(folder, { recursive: true });
  }
}
