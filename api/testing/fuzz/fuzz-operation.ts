import fc from 'fast-check';
import { draftsOf } from './drafts';
import { PATH, runsOf, SEED } from './draws';
import type { Operation } from './operations';
import { trial } from './trial';
import type { World } from './world';

/** Far more than a case takes; what has failed by then is reported as small as it is. */
export const limitOf = (runs: number) => 120_000 + runs * 200;

/** How often which status was answered. @throws Error with all that is needed to replay a failure */
export async function fuzz(world: World, operation: Operation): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const answersWell = fc.asyncProperty(draftsOf(operation), async (draft) => {
    const { statusCode } = await trial(world, operation, draft);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  });
  const numRuns = runsOf(operation.proof);
  const details = await fc.check(answersWell, {
    seed: SEED,
    numRuns,
    interruptAfterTimeLimit: limitOf(numRuns),
    markInterruptAsFailure: true,
    ...(PATH && { path: PATH }),
  });
  if (details.failed) {
    const { seed, counterexamplePath, errorInstance, interrupted } = details;
    const reason = errorInstance ?? (interrupted && `No end after ${limitOf(numRuns)} ms.`);
    throw new Error(`FUZZ_SEED=${seed} FUZZ_PATH=${counterexamplePath}\n${reason}`);
  }
  return statuses;
}
