import { messageOf } from './terminal';

/** What a part counted, and the names of what failed, where they are known. */
export type Count = { passed: number; failed: number; failures?: readonly string[] };

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
});

/** How a failure is told once more at the end, where the last lines alone are kept. */
const FAILURE = 'failed: ';

export const failuresIn = (output: string): string[] =>
  output
    .split('\n')
    .flatMap((line) => (line.startsWith(FAILURE) ? [line.slice(FAILURE.length)] : []));

/** Nothing more can run: the parts that follow are left out. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/**
 * Runs the parts of a test one after the other and adds up what they count. However this process ends, short of
 * `kill -9`, the last lines name what failed and say how many passed and failed, and the exit code tells whether any
 * failed. A part that throws, and one that is broken off, counts as a failure.
 */
export async function runParts(parts: readonly (() => Promise<Count>)[]): Promise<void> {
  const counts: Count[] = [];
  let running = true;
  process.once('exit', () => {
    if (running) counts.push({ passed: 0, failed: 1 });
    const { passed, failed, failures = [] } = sum(counts);
    const lines = [
      ...failures.map((name) => `${FAILURE}${name}`),
      `${passed} passed, ${failed} failed`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
    if (failed > 0) process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
  for (const part of parts) {
    try {
      counts.push(await part());
    } catch (error) {
      process.stderr.write(`${messageOf(error)}\n`);
      counts.push({ passed: 0, failed: 1 });
      if (error instanceof CannotRun) break;
    }
  }
  running = false;
  process.exit();
}
