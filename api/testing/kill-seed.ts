import { randomInt } from 'node:crypto';
import { randomly } from './random';

/** One less than what the generator counts to. */
const HIGHEST = 2_147_483_646;

/**
 * Numbers that say when a test kills, others in every run: ENDURANCE_SEED with what was printed brings them back.
 * @param what the test, for who reads its seed
 */
export function killsAtRandom(what: string): () => number {
  const seed = Number(process.env.ENDURANCE_SEED || randomInt(1, HIGHEST));
  process.stdout.write(`${what}: ENDURANCE_SEED=${seed}\n`);
  return randomly(seed);
}
