import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runFlows } from './flows';
import { prepareMachine } from './machine';
import { root } from './packages';
import { reports } from './playwright-report';
import { type Count, sum } from './tally';
import { say } from './terminal';
import { runTasks, type Task } from './turbo';

/** What the tests of a package counted (unit-tests.ts). */
function countOfUnits(directory: string): Count | null {
  const path = join(root, directory, '.cache/unit.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Count) : null;
}

/** A check counts as one; a task that was not reached, or left no count, is a failure. */
export function countOfTask({ task, directory, exitCode }: Task): Count {
  const units = task.endsWith('unit') && exitCode !== null ? countOfUnits(directory) : null;
  if (units) return { ...units, failed: exitCode === 0 ? units.failed : Math.max(units.failed, 1) };
  return exitCode === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, failures: [`${task} of ${directory || 'the root'}`] };
}

async function prepare(): Promise<Count> {
  await prepareMachine();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  return { passed: 0, failed: 0 };
}

async function checksAndUnits(): Promise<Count> {
  say('builds, lint, types, dead code, unit and API tests');
  const { tasks } = await runTasks(['build', 'lint', 'types', 'dead-code', 'unit']);
  return sum(tasks.map(countOfTask));
}

/** The parts of a ring; which one it is, `MANZIL_RING` says to all that they start. */
export const everythingOnce = () => [prepare, checksAndUnits, () => runFlows()];
