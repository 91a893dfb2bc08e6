import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { variable } from './environment';
import { root } from './packages';
import { bin, runStep } from './run-step';
import { scratchFolder } from './scratch-folder';

/** Where turbo writes what a run has done. */
const summaries = join(root, '.turbo/runs');

/** Outside the checkout: what one clone has built or tested on this machine, another need not. */
const cacheDir = (): string =>
  join(variable('XDG_CACHE_HOME') ?? join(homedir(), '.cache'), 'manzil/turbo');

export type Task = { task: string; directory: string; exitCode: number | null };

type Summary = {
  tasks: { task: string; directory: string; execution?: { exitCode: number | null } }[];
};

function readSummary(): Task[] {
  const [file] = readdirSync(summaries);
  const { tasks } = JSON.parse(readFileSync(join(summaries, file ?? ''), 'utf8')) as Summary;
  return tasks.map(({ task, directory, execution }) => ({
    task,
    directory,
    exitCode: execution?.exitCode ?? null,
  }));
}

type Options = {
  /** Folders of packages; all where it is left out. */
  only?: readonly string[];
  /** Runs also what the cache knows the result of. */
  afresh?: boolean;
  env?: NodeJS.ProcessEnv;
};

/**
 * Runs tasks of turbo.json, those that do not wait for each other at the same time. What a task has written before for
 * the same inputs comes from the cache.
 * @returns each task with its exit code, null where it was not reached
 */
export async function runTasks(
  tasks: readonly string[],
  { only = [], afresh = false, env = {} }: Options = {},
): Promise<{ code: number; tasks: Task[] }> {
  rmSync(summaries, { recursive: true, force: true });
  const code = await runStep(
    bin('turbo'),
    [
      'run',
      ...tasks,
      '--continue=dependencies-successful',
      '--concurrency=3',
      '--summarize',
      `--cache-dir=${cacheDir()}`,
      ...only.map((folder) => `--filter=./${folder}`),
      ...(afresh ? ['--force'] : []),
    ],
    {
      TURBO_TELEMETRY_DISABLED: '1',
      // The command that started this has looked after what is installed.
      npm_config_verify_deps_before_run: 'false',
      TMPDIR: scratchFolder(),
      ...env,
    },
  );
  return { code, tasks: readSummary() };
}
