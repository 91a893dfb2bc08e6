import { runStackTest } from './stack-test';
import { runParts } from './tally';

await runParts([() => runStackTest({ mayStart: false })]);
