import fc from 'fast-check';
import { draftsOf } from './drafts';
import { PATH, runsOf, SEED } from './draws';
import type { Operation } from './operations';
import { trial } from './trial';
import type { World } from './world';

/** Far more than a case takes; what has failed by then is reported as small as it is. */
export const limitOf = (runs: number) => 120_000 + runs * 200;

/** Another for each operation: of one seed they would draw the same texts, a tax number here as a name there. */
const seedFor = ({ name }: Operation) =>
  [...name].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0, SEED);

/** How often which status was answered. @throws Error with all that is needed to replay a failure */
export async function fuzz(world: World, operation: Operation): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const answersWell = fc.asyncProperty(draftsOf(operation), async (draft) => {
    const { statusCode } = await trial(world, operation, draft);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  });
  const numRuns = runsOf(operation.proof);
  const details = await fc.check(answersWell, {
    seed: seedFor(operation),
    numRuns,
    interruptAfterTimeLimit: limitOf(numRuns),
    markInterruptAsFailure: true,
    ...(PATH && { path: PATH }),
  });
  if (details.failed) {
    const { counterexamplePath, errorInstance, interrupted } = details;
    const reason = errorInstance ?? (interrupted && `No end after ${limitOf(numRuns)} ms.`);
    throw new Error(`FUZZ_SEED=${SEED} FUZZ_PATH=${counterexamplePath}\n${reason}`);
  }
  return statuses;
}
