import { buildAll } from './build-all';
import { fail } from './terminal';

await buildAll().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
