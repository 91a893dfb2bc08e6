import { bin, runStep } from './run-step';
import { say } from './terminal';

const checks = [
  { name: 'lint and format', command: bin('biome'), args: ['ci', '--reporter=summary', '.'] },
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'dead code', command: bin('knip'), args: ['--no-progress'] },
] as const;

/** Lint, types and dead code. Resolves with the names of what failed. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
  const failed: string[] = [];
  for (const { name, command, args } of checks) {
    say(name);
    if ((await runStep(command, args)) !== 0) failed.push(name);
  }
  return { passed: checks.length - failed.length, failed };
}
