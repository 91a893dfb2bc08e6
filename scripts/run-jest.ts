import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './packages';
import type { Count } from './tally';

const WATCH_MS = 1_000;
/** Files of tests come and go quickly, so there is more room for what is new; no core is left for a second collector. */
const NODE_FLAGS = ['--max-semi-space-size=64', '--single-threaded-gc'];

/** What progress-reporter.cjs writes: a line as a file of tests begins, and one as it ends. */
type Line = { file: string } & ({ startedAt: number } | { passed: number; failures: string[] });

type Progress = { passed: number; failures: string[]; running: ReadonlyMap<string, number> };

function readProgress(path: string): Progress {
  const running = new Map<string, number>();
  const failures: string[] = [];
  let passed = 0;
  // The last line may be half written.
  for (const text of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
    const line = JSON.parse(text) as Line;
    if ('startedAt' in line) running.set(line.file, line.startedAt);
    else {
      running.delete(line.file);
      passed += line.passed;
      failures.push(...line.failures.map((name) => `${relative(root, line.file)} › ${name}`));
    }
  }
  return { passed, failures, running };
}

/**
 * Runs jest with what its reporters write. A file of tests that runs for too long is ended with all that the run has started:
 * jest's own limit is for tests that wait, and one that never gives way holds up jest itself.
 * @param fileMs what one file may take
 * @returns what has passed and failed, the files that were ended among it
 */
export async function runJest(args: readonly string[], fileMs: number): Promise<Count> {
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
    const { passed, failures } = readProgress(progressFile);
    for (const file of hung) {
      failures.push(`${relative(root, file)} had not come to an end in ${fileMs / 60_000} min`);
    }
    const failed = failures.length;
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures };
  } finally {
    clearInterval(watch);
    process.off('exit', passOn);
    rmSync(folder, { recursive: true });
  }
}
