import { readFileSync } from 'node:fs';
import { formProblem, writeForm } from './new-form-files';
import { built, packageDir } from './packages';
import { bin, runStep } from './run-step';
import { fail } from './terminal';

type RemotesFile = { remotes: { name: string; areas: string[] }[] };

const [remoteName, name] = process.argv.slice(2);
if (!remoteName || !name)
  fail('Which remote and which name? npx pnpm@12 new-form profile phone', 2);

const { remotes } = JSON.parse(
  readFileSync(packageDir('host/remotes.json'), 'utf8'),
) as RemotesFile;
const here = remotes.filter((remote) => built.includes(`remote-${remote.name}`));
const remote =
  here.find((one) => one.name === remoteName) ??
  fail(`There is no remote "${remoteName}": ${here.map((one) => one.name).join(', ')}.`, 2);
const folder = `remote-${remote.name}`;
const problem = formProblem(remote, name, packageDir(folder));
if (problem) fail(problem, 2);

const path = writeForm(remote, name, packageDir(folder));
// How lines are broken depends on the length of the name.
const code = await runStep(bin('biome'), [
  'check',
  '--write',
  '--log-level=warn',
  ...['src/portal.ts', `src/${name}`, 'portal.json', 'locales'].map((part) => `${folder}/${part}`),
]);
if (code !== 0) fail(`${folder}/src/${name} is written, but its format could not be corrected.`);

process.stdout.write(`
  ${folder}/src/${name} is written, and listed in src/portal.ts, portal.json and locales.

  npx pnpm@12 dev   shows it at ${path}, and every field there is at /kit
  npx pnpm@12 test:unit ${folder}/src/${name}   runs its test

  It sends a message to the team: put its own schema, fields and words in place of that.
`);
