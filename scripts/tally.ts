import { messageOf } from './terminal';

export type Count = { passed: number; failed: number };

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** Nothing more can run: the parts that follow are left out. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/**
 * Runs the parts of a test one after the other and adds up what they count. However this process ends, short of
 * `kill -9`, the last line says how many passed and failed, and the exit code tells whether any failed. A part that
 * throws, and one that is broken off, counts as a failure.
 */
export async function runParts(parts: readonly (() => Promise<Count>)[]): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  let running = true;
  process.once('exit', () => {
    if (running) total.failed += 1;
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
    if (total.failed > 0) process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
  for (const part of parts) {
    try {
      const count = await part();
      total.passed += count.passed;
      total.failed += count.failed;
    } catch (error) {
      process.stderr.write(`${messageOf(error)}\n`);
      total.failed += 1;
      if (error instanceof CannotRun) break;
    }
  }
  running = false;
  process.exit();
}
