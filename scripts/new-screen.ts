import { readFileSync } from 'node:fs';
import { writeScreen } from './new-screen-files';
import { placeOf, type Template } from './new-screen-place';
import { built, packageDir } from './packages';
import { bin, runStep } from './run-step';
import { fail } from './terminal';

type RemotesFile = { remotes: { name: string; areas: string[] }[] };

/** What the author does first. */
const next = {
  screen: 'Its test fails, and says what to write first.',
  form: 'It sends a message to the team: put its own schema, fields and words in place of that.\n  Every field there is at /kit.',
};

const [template, ...args] = process.argv.slice(2) as [Template, ...string[]];
const { remotes } = JSON.parse(
  readFileSync(packageDir('host/remotes.json'), 'utf8'),
) as RemotesFile;
const here = remotes.filter((remote) => built.includes(`remote-${remote.name}`));
const found = placeOf(template, args, here);
if (typeof found === 'string') fail(found, 2);
const { place, name } = found;
const folder = `remote-${place.remote}`;

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
