import type { checkInProcess } from '../../src/files/check/check-process';

/*
 * Imported before the app: what is slow on purpose works here as it does there, at less cost. Its cost has tests of
 * its own (password.test.ts, check-process.test.ts).
 */

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const isCheap = (hash: string) => argon2.parseOptions(hash).memoryCost === CHEAP.memoryCost;
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, CHEAP),
    // A hash at full cost is nobody's: every password of these tests was hashed above.
    verify: async (hash: string, password: string) =>
      isCheap(hash) && (await argon2.verify(hash, password)),
  };
});

/** In this process instead of one per file. */
jest.mock('../../src/files/check/check-process', () => ({
  checkInProcess: async (...[bytes, purpose]: Parameters<typeof checkInProcess>) => {
    const { checkContent } = jest.requireActual('../../src/files/check/content');
    const { Refused } = jest.requireActual('../../src/files/check/refused');
    try {
      return await checkContent(bytes, purpose);
    } catch (error) {
      throw error instanceof Refused ? error : new Refused('unreadable');
    }
  },
}));
