import '../cheap-hashes';
import '../checks-here';
import { restoreOwner } from './change-owner';
import { PATH, runsOf, SEED, tellsAnswers } from './draws';
import { fuzz, limitOf } from './fuzz-operation';
import { type Operation, publishedOperations } from './operations';
import { requestsFound } from './regressions';
import { shard, takesTexts } from './shards';
import { fieldsOf, textTrial } from './text-trial';
import { trial } from './trial';
import { aWorld, type World } from './world';

const BESIDE_MS = 30_000;
const TEXTS_LIMIT_MS = 300_000;
/** Fewer successes, and most of the operation's code was not reached. The fewest are 10 in 100. */
const LEAST_SUCCESS = 0.05;
/** Of fewer draws, such as those of the short ring, chance may make all of them hostile. */
const ENOUGH_FOR_A_SHARE = 600;

/**
 * A test per operation of the shard, and one more where it takes texts. FUZZ_RUNS: cases per operation; FUZZ_SEED:
 * those of another run; FUZZ_PATH with the seed of a failure: that very case.
 */
export function fuzzShard(number: number): void {
  const proofs = shard(number);
  let world: World;
  let operations: Map<string, Operation>;
  const longest = limitOf(Math.max(...proofs.map(runsOf)));

  beforeAll(async () => {
    say(`Fuzz ${number}: FUZZ_SEED=${SEED}\n`);
    world = await aWorld();
    operations = await publishedOperations(world.portal);
  }, 120_000);
  afterAll(() => world.close());

  test.each(proofs)(
    '$name answers everything as documented',
    async (proof) => {
      const { name } = proof;
      const operation = operations.get(name);
      if (!operation) throw new Error(`${name} is not published.`);
      await restoreOwner(world);
      await replay(world, operation);
      const statuses = await fuzz(world, operation);
      if (tellsAnswers) say(`${name} ${JSON.stringify(Object.fromEntries(statuses))}\n`);
      if (!PATH && runsOf(proof) >= ENOUGH_FOR_A_SHARE)
        expect(successShare(statuses)).toBeGreaterThan(LEAST_SUCCESS);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    longest + BESIDE_MS,
  );

  test.each(proofs.filter(takesTexts))(
    '$name keeps every text as it was sent, or refuses it',
    async ({ name }) => {
      const operation = operations.get(name);
      if (!operation) throw new Error(`${name} is not published.`);
      await restoreOwner(world);
      const wrong: string[] = [];
      for (const field of fieldsOf(operation)) {
        const trialled = await textTrial(world, field);
        wrong.push(...trialled.wrong);
        if (tellsAnswers) say(`${field.name} keeps ${trialled.kept}\n`);
      }
      // As they are, to be copied.
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
    TEXTS_LIMIT_MS,
  );
}

async function replay(world: World, operation: Operation): Promise<void> {
  const found = requestsFound.filter((each) => each.operation === operation.name);
  for (const { draft } of found) await trial(world, operation, draft);
}

function successShare(statuses: Map<number, number>): number {
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const successes = [...statuses].filter(([status]) => status < 400);
  return successes.reduce((sum, [, count]) => sum + count, 0) / all;
}

const say = (line: string) => process.stdout.write(line);
