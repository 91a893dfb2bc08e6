import { nounProblem, writeNoun } from './new-endpoint-files';
import { root } from './packages';
import { bin, runStep } from './run-step';
import { fail } from './terminal';

const [noun] = process.argv.slice(2);
if (!noun) fail('Which noun? npx pnpm@12 new-endpoint rent-increases', 2);
const problem = nounProblem(noun, root);
if (problem) fail(problem, 2);

const [contract = '', module = ''] = writeNoun(noun, root);
// How lines are broken depends on the length of the noun.
const written = ['check', '--write', '--log-level=warn', contract, module];
const code = await runStep(bin('biome'), written);
if (code !== 0)
  fail(`${contract} and ${module} are written, but their format could not be corrected.`);

process.stdout.write(`
  ${contract} and ${module} are written.

  npx pnpm@12 dev   answers GET http://localhost:4000/${noun}, which is among the pages at /docs
  npx pnpm@12 test:unit ${module}   runs its test

  Its test fails, and says what to write first.
`);
