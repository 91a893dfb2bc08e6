import { expect, type Locator } from '@playwright/test';

const edgeOf = (part: Locator, edge: 'top' | 'bottom'): Promise<number> =>
  part.evaluate((element, name) => element.getBoundingClientRect()[name], edge);

/** Both are whole in the window, and one ends where the other begins, or before. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  for (const part of [upper, lower]) await expect(part).toBeInViewport({ ratio: 1 });
  const overlap = async () => (await edgeOf(upper, 'bottom')) - (await edgeOf(lower, 'top'));
  // Room is made in whole pixels, a moment after the part that needs it has come.
  await expect.poll(overlap).toBeLessThan(1);
}
