import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { generatePortfolio } from '../api/src/commands/import/generate-portfolio';
import { buildAll } from '../scripts/build-all';
import { packageDir } from '../scripts/packages';
import { startDemoApi } from './demo-api';

// How long does an operator wait for a large portfolio? Imported beside a running API, then once more: nothing changes.

const PORT = 4395;
const UNCHANGED = /^Nothing to import: all [\d,]+ lines are as they were\.$/m;

const { values } = parseArgs({ options: { units: { type: 'string', default: '2000' } } });

await buildAll(['api']);
const api = await startDemoApi('bench-import', PORT);
try {
  const folder = join(api.dataDir, 'portfolio');
  await generatePortfolio(folder, Number(values.units));
  const importOnce = async (): Promise<string> => {
    const startedAt = performance.now();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(packageDir('api'), 'dist/manzil.mjs'), 'import', folder],
      { env: { ...process.env, NODE_ENV: 'production', DATA_DIR: api.dataDir } },
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${stdout}whole command: ${seconds} s\n\n`);
    return stdout;
  };
  await importOnce();
  if (!UNCHANGED.test(await importOnce())) {
    process.stdout.write('The second run changed something.\n');
    process.exitCode = 1;
  }
} finally {
  await api.stop();
}
