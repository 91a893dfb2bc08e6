import { runClones } from './clones';
import { variable } from './environment';
import { everythingOnce } from './rings';
import { runStackTest } from './stack-test';
import { runParts } from './tally';
import { say } from './terminal';

// For a machine of its own, as a user is added and every package downloaded: the same in a clone, and the stack.
const ci = variable('MANZIL_CLONES') === '1';
const clones = ci && process.getuid?.() === 0;
if (ci && !clones) say('clones into empty folders are tested as root only');
const parts = clones ? [runClones] : everythingOnce();
await runParts(ci ? [...parts, () => runStackTest({ mayStart: true })] : parts);
