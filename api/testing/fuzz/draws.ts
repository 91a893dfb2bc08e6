import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chosen, isLong } from '@manzil/shared/testing/ring';

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_PATH } = process.env;

const DRAWS = { few: 5, some: chosen(20, 600), many: chosen(50, 600) };

/** Cases that are drawn for an operation. */
export const runsOf = ({ draws = 'some' }: { draws?: keyof typeof DRAWS }) =>
  Number(FUZZ_RUNS || DRAWS[draws]);

/** Of the cases that are drawn. FUZZ_SEED, or a start that is another at each commit, in the long ring in each run. */
export const SEED = FUZZ_SEED ? Number(FUZZ_SEED) : (!isLong && ofCommit()) || randomInt(2 ** 31);

/** Whoever draws other cases wants to know which answers came. */
export const tellsAnswers = Boolean(FUZZ_SEED || FUZZ_RUNS);

/** The way to one case among those of a seed, as a failure has named it. */
export const PATH = FUZZ_PATH || null;

/** Null where there is no commit, such as in an archive of the sources. */
function ofCommit(): number | null {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const hash = /^[0-9a-f]{8}/.exec(stdout ?? '')?.[0];
  // fast-check takes 32 bits with a sign.
  return hash ? Number.parseInt(hash, 16) | 0 : null;
}
