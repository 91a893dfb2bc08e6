import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameProblem, writeRemote } from './new-remote-files';
import { packageDir } from './packages';
import { bin, runStep } from './run-step';
import { fail } from './terminal';

type RemotesFile = { remotes: { name: string; source: string; areas: string[] }[] };

const name = process.argv[2] ?? fail('Which name? npx pnpm@12 new-remote rent-index');
const remotesFile = join(packageDir('host'), 'remotes.json');
const { remotes } = JSON.parse(readFileSync(remotesFile, 'utf8')) as RemotesFile;
const folder = `remote-${name}`;
const problem =
  nameProblem(name, remotes) ??
  (existsSync(packageDir(folder)) ? `The folder ${folder} is there already.` : null);
if (problem) fail(problem);

writeRemote(name, packageDir(folder));
remotes.push({ name, source: `../${folder}/dist`, areas: [`/${name}`] });
writeFileSync(remotesFile, JSON.stringify({ remotes }, null, 2));
// How lines are broken depends on the length of the name.
const code = await runStep(bin('biome'), [
  'check',
  '--write',
  '--log-level=warn',
  'host/remotes.json',
  folder,
]);
if (code !== 0) fail(`${folder} is written, but its format could not be corrected.`);

process.stdout.write(`
  ${folder} is written and listed in host/remotes.json with the area /${name}.

  npx pnpm@12 install                             takes it into the workspace
  npx pnpm@12 --filter @manzil/${folder} dev    runs it alone
  npx pnpm@12 dev                                 runs the portal with it, at /${name}
  npx pnpm@12 test:unit ${folder}               runs its test

  Its screen is src/start/start.page.tsx, its routes and its entry in the navigation are in portal.json.
`);
