/** Seconds with one decimal, for people. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const started = performance.now();

/** One line about what is done, with the time since the command was started. */
export function say(line: string): void {
  process.stdout.write(`${seconds(performance.now() - started).padStart(7)}  ${line}\n`);
}

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** One line that says what is wrong and what to do, and the end of the command. @param code 2 = it was called wrongly */
export function fail(line: string, code: 1 | 2 = 1): never {
  process.stderr.write(`\n${line}\n`);
  process.exit(code);
}
