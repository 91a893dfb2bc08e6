import { runScannerTest } from './scanner-test';
import { runParts } from './tally';

await runParts([runScannerTest]);
