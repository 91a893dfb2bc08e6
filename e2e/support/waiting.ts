import { expect, type Locator, type Page } from '@playwright/test';

/** In the place of a screen that is on its way. */
export const spinner = (page: Page): Locator => page.getByText('Loading...');

/** The thin bar under the top bar. */
export const progress = (page: Page): Locator =>
  page.getByRole('progressbar', { name: 'Loading...' });

/** The sign comes after 200 ms, counted from when the page notices the click: the clock may have moved by then. */
export async function expectAfterPatience(page: Page, sign: Locator): Promise<void> {
  const signs: number[] = [];
  const runFor = async (ms: number) => {
    await page.clock.runFor(ms);
    signs.push(await sign.count());
    return signs.at(-1);
  };
  expect(await runFor(190)).toBe(0);
  await expect.poll(() => runFor(10), { intervals: [10] }).toBe(1);
  expect(signs.length).toBeLessThanOrEqual(22);
}
