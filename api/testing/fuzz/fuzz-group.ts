import '../cheap-hashes';
import '../checks-here';
import fc from 'fast-check';
import { type Draft, draftsOf } from './drafts';
import { GROUPS, type Group } from './groups';
import { TEXT_WRITES } from './kept-texts';
import { type Operation, publishedOperations } from './operations';
import { restoreOwner } from './preparations';
import { REGRESSIONS, SEED } from './seeds';
import { fieldsOf, textTrial } from './text-trial';
import { trial } from './trial';
import { aWorld, type World } from './world';

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_PATH } = process.env;
const RUNS = Number(FUZZ_RUNS ?? 500);
/** Far more than a case takes; what has failed by then is reported as small as it is. */
const LIMIT_MS = 30_000 + RUNS * 200;
const TEXTS_LIMIT_MS = 300_000;
/** Fewer successes, and most of the operation's code was not reached. */
const LEAST_SUCCESS = 0.15;

/**
 * A test per operation of the group, and one more where it takes texts. FUZZ_RUNS: cases per operation, 500 unless given; FUZZ_SEED: another start;
 * FUZZ_PATH with the seed of a failure: that very case.
 */
export function fuzzGroup(group: Group): void {
  let world: World;
  let operations: Map<string, Operation>;

  beforeAll(async () => {
    world = await aWorld();
    operations = await publishedOperations(world.portal);
  }, 120_000);
  afterAll(() => world.close());

  test.each(GROUPS[group])(
    '%s answers everything as documented',
    async (name) => {
      const operation = operations.get(name);
      if (!operation) throw new Error(`${name} is not published.`);
      await restoreOwner(world);
      const statuses = await fuzz(world, operation);
      if (FUZZ_RUNS || FUZZ_SEED) say(`${name} ${JSON.stringify(Object.fromEntries(statuses))}\n`);
      if (!FUZZ_PATH) expect(successShare(statuses)).toBeGreaterThan(LEAST_SUCCESS);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    LIMIT_MS + 30_000,
  );

  const textWrites = GROUPS[group].filter((name) => TEXT_WRITES.includes(name));
  if (textWrites.length === 0) return;
  test.each(textWrites)(
    '%s keeps every text as it was sent, or refuses it',
    async (name) => {
      const operation = operations.get(name);
      if (!operation) throw new Error(`${name} is not published.`);
      await restoreOwner(world);
      const wrong: string[] = [];
      for (const field of fieldsOf(operation)) {
        const trialled = await textTrial(world, field);
        wrong.push(...trialled.wrong);
        if (FUZZ_RUNS || FUZZ_SEED) say(`${field.name} keeps ${trialled.kept}\n`);
      }
      expect(wrong).toEqual([]);
    },
    TEXTS_LIMIT_MS,
  );
}

/** How often which status was answered. @throws Error with all that is needed to replay a failure */
async function fuzz(world: World, operation: Operation): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const answersWell = fc.asyncProperty(draftsOf(operation), async (draft) => {
    const { statusCode } = await trial(world, operation, draft);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  });
  const details = await fc.check(answersWell, {
    seed: Number(FUZZ_SEED ?? SEED),
    numRuns: RUNS,
    examples: (REGRESSIONS[operation.name] ?? []).map((draft): [Draft] => [draft]),
    interruptAfterTimeLimit: LIMIT_MS,
    markInterruptAsFailure: true,
    ...(FUZZ_PATH && { path: FUZZ_PATH }),
  });
  if (details.failed) {
    const { seed, counterexamplePath, counterexample, errorInstance, interrupted } = details;
    const replay = `FUZZ_SEED=${seed} FUZZ_PATH=${counterexamplePath}`;
    const reason = errorInstance ?? (interrupted && `No end after ${LIMIT_MS} ms.`);
    throw new Error(`${replay}\n${fc.stringify(counterexample)}\n${reason}`);
  }
  return statuses;
}

function successShare(statuses: Map<number, number>): number {
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const successes = [...statuses].filter(([status]) => status < 400);
  return successes.reduce((sum, [, count]) => sum + count, 0) / all;
}

const say = (line: string) => process.stdout.write(line);
