import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameProblem, writeRemote } from './new-remote-files';
import { packageDir } from './packages';
import { bin, runStep } from './run-step';
import { fail } from './terminal';

type RemotesFile = { remotes: { name: string; source: string; areas: string[] }[] };

const name = process.argv[2] ?? fail('Which name? npx pnpm@12 new-remote rent-index');
const remotesFile = join(packageDir('host'), 'remotes.json');
const listed = readFileSync(remotesFile, 'utf8');
const { remotes } = JSON.parse(listed) as RemotesFile;
const folder = `remote-${name}`;
const problem =
  nameProblem(name, remotes) ??
  (existsSync(packageDir(folder)) ? `The folder ${folder} is there already.` : null);
if (problem) fail(problem);

writeRemote(name, packageDir(folder));
const entry = { name, source: `../${folder}/dist`, areas: [`/${name}`] };
const endOfList = listed.lastIndexOf(']');
writeFileSync(
  remotesFile,
  `${listed.slice(0, endOfList).trimEnd()},\n${JSON.stringify(entry)}\n${listed.slice(endOfList)}`,
);
// How lines are broken depends on the length of the name.
const code = await runStep(bin('biome'), [
  'check',
  '--write',
  '--log-level=warn',
  'host/remotes.json',
  folder,
]);
if (code !== 0) fail(`${folder} is written, but its format could not be corrected.`);

const steps = [
  ['install', 'takes it into the workspace'],
  [`--filter @manzil/${folder} dev`, 'runs it alone'],
  ['dev', `runs the portal with it, at /${name}`],
  [`test:unit ${folder}`, 'runs its test'],
] as const;
const width = Math.max(...steps.map(([step]) => step.length));
process.stdout.write(`
  ${folder} is written and listed in host/remotes.json with the area /${name}.

${steps.map(([step, what]) => `  npx pnpm@12 ${step.padEnd(width)}   ${what}`).join('\n')}

  Its screen is in src/start; screen.json there says where it is, and its place in the navigation.
`);
