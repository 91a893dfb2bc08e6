/*
 * Imported before the app: passwords are hashed here as there, at less cost. Its cost has tests of its own
 * (password.test.ts, login.routes.test.ts).
 */

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const isCheap = (hash: string) => argon2.parseOptions(hash).memoryCost === CHEAP.memoryCost;
  return {
    ...argon2,
    hash: (password: string, options?: { salt?: Buffer }) =>
      argon2.hash(password, { ...CHEAP, ...(options?.salt && { salt: options.salt }) }),
    // A hash at full cost is nobody's: every password of these tests was hashed above.
    verify: async (hash: string, password: string) =>
      isCheap(hash) && (await argon2.verify(hash, password)),
  };
});
