import { buildAll } from './build-all';
import { bin, runStep } from './run-step';
import { scratchFolder } from './scratch-folder';

// Tests of the API's processes start what is built.
await buildAll(['api']);
process.exitCode = await runStep(bin('jest'), process.argv.slice(2), {
  TMPDIR: scratchFolder(),
});
