import { readFileSync } from 'node:fs';
import { areaProblem, screenProblem, type templates, writeScreen } from './new-screen-files';
import { built, packageDir } from './packages';
import { bin, runStep } from './run-step';
import { fail } from './terminal';

type RemotesFile = { remotes: { name: string; areas: string[] }[] };
type Template = keyof typeof templates;

const examples = {
  screen: 'units rent-increase /my-units',
  form: 'profile phone /profile',
};
/** What the author does first. */
const next = {
  screen: 'Its test fails, and says what to write first.',
  form: 'It sends a message to the team: put its own schema, fields and words in place of that.\n  Every field there is at /kit.',
};

const [template, remoteName, name, area] = process.argv.slice(2) as [Template, ...string[]];
const example = `npx pnpm@12 new-${template} ${examples[template]}`;
if (!remoteName || !name) fail(`Which remote, which name, below which area? ${example}`, 2);

const { remotes } = JSON.parse(
  readFileSync(packageDir('host/remotes.json'), 'utf8'),
) as RemotesFile;
const here = remotes.filter((remote) => built.includes(`remote-${remote.name}`));
const remote =
  here.find((one) => one.name === remoteName) ??
  fail(`There is no remote "${remoteName}": ${here.map((one) => one.name).join(', ')}.`, 2);
const folder = `remote-${remote.name}`;
const place = { remote: remote.name, area: area ?? remote.areas[0] ?? '' };
const problem = areaProblem(remote, area) ?? screenProblem(place, name, packageDir(folder));
if (problem) fail(problem, 2);

const path = writeScreen(template, place, name, packageDir(folder));
// How lines are broken depends on the length of the name.
const code = await runStep(bin('biome'), [
  'check',
  '--write',
  '--log-level=warn',
  `${folder}/src/${name}`,
]);
if (code !== 0) fail(`${folder}/src/${name} is written, but its format could not be corrected.`);

process.stdout.write(`
  ${folder}/src/${name} is written.

  npx pnpm@12 dev   shows it at ${path}
  npx pnpm@12 test:unit ${folder}/src/${name}   runs its test

  ${next[template]}
`);
