import { everythingOnce } from './rings';
import { runScannerTest } from './scanner-test';
import { runStackTest } from './stack-test';
import { runParts } from './tally';

process.env.MANZIL_RING = 'long';
await runParts([...everythingOnce(), runScannerTest, () => runStackTest({ mayStart: true })]);
