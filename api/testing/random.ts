/** Park and Miller's generator: numbers in (0, 1), the same for the same seed. */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
