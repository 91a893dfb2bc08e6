import { everythingOnce } from './rings';
import { runStackTest } from './stack-test';
import { runParts } from './tally';

process.env.MANZIL_RING = 'long';
await runParts([...everythingOnce(), () => runStackTest({ mayStart: true })]);
