import { buildAll } from './build-all';
import { fail, messageOf } from './terminal';

await buildAll().catch((error: unknown) => fail(messageOf(error)));
