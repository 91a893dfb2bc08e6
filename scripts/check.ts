import { runChecks } from './checks';
import { fail, say } from './terminal';

const { failed } = await runChecks();
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}`);
say('nothing to mend');
