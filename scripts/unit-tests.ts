import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { chosen, isLong } from '../shared/testing/ring';
import { packageDir, root } from './packages';
import { runJest } from './run-jest';

/** Run by turbo in the folder of a package, or in the root for the commands. */
const folder = relative(root, process.cwd()) || 'scripts';
const pattern = `^${packageDir(folder).replaceAll('.', '\\.')}/`;
/** The longest file takes a fraction of it, also on a machine that does other work too. */
const FILE_MS = chosen(5, 60) * 60_000;
/** The API's tests wait for the database and for processes most of their time. */
const WORKERS = availableParallelism() * (folder === 'api' ? 2 : 1);
/** `x.long.test.ts`: the short ring proves it in another way. */
const LEFT_OUT = ['/node_modules/', ...(isLong ? [] : ['\\.long\\.test\\.ts$'])];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const count = await runJest(
  [
    '--reporters=default',
    `--maxWorkers=${WORKERS}`,
    '--testPathPatterns',
    pattern,
    '--testPathIgnorePatterns',
    ...LEFT_OUT,
  ],
  FILE_MS,
);
const cache = join(process.cwd(), '.cache');
mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, 'unit.json'), JSON.stringify(count));
process.exit(count.failed > 0 ? 1 : 0);
