import { existsSync } from 'node:fs';
import { runFlows } from './flows';
import { prepareMachine } from './machine';
import { packageDir } from './packages';
import { countOfTask } from './rings';
import { bin, runStep } from './run-step';
import { type Count, runParts, sum } from './tally';
import { fail, say } from './terminal';
import { runTasks } from './turbo';

/** The folder of a package: `units` is short for `remote-units`. */
function folderOf(name: string): string {
  const folder = [name, `remote-${name}`].find((each) =>
    existsSync(`${packageDir(each)}/package.json`),
  );
  return folder ?? fail(`There is no package "${name}".`);
}

const folders = process.argv.slice(2).map(folderOf);

async function everywhere(): Promise<Count> {
  const { tasks } = await runTasks(['lint', 'types', 'dead-code']);
  return sum(tasks.map(countOfTask));
}

async function lintOf(): Promise<Count> {
  say(`lint and format of ${folders.join(', ')}`);
  const code = await runStep(bin('biome'), ['ci', ...folders]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The flows need every package built; the tests are those of the packages named. */
async function unitsOf(): Promise<Count> {
  const built = await runTasks(['build', 'types']);
  const tested = await runTasks(['unit'], { only: folders });
  return sum([...built.tasks, ...tested.tasks].map(countOfTask));
}

async function flowsOf(): Promise<Count> {
  const withFlows = folders.filter((folder) => existsSync(`${packageDir(folder)}/flows`));
  if (withFlows.length === 0) return { passed: 0, failed: 0 };
  return runFlows(withFlows.map((folder) => `/${folder}/flows/`));
}

const prepare = async (): Promise<Count> => {
  await prepareMachine();
  return { passed: 0, failed: 0 };
};
await runParts(folders.length === 0 ? [everywhere] : [prepare, lintOf, unitsOf, flowsOf]);
