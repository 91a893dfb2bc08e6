import { expect, type Locator, type Page } from '@playwright/test';

/** More than the portal waits for anything. Where answers are slow to come, its clock goes on by itself then. */
const MOST_AHEAD_S = 20;
const TOLD_WITHIN = { timeout: 40_000, intervals: [100, 200, 400] };

/**
 * Expects what the portal says once it has waited for some seconds. Its clock runs ahead of the real one meanwhile; it
 * must be installed (`page.clock.install()`).
 */
export async function expectInTime(page: Page, shown: Locator): Promise<void> {
  let ahead = 0;
  await expect
    .poll(async () => {
      if (await shown.isVisible()) return true;
      if (ahead < MOST_AHEAD_S) await page.clock.runFor(1_000);
      ahead += 1;
      return shown.isVisible();
    }, TOLD_WITHIN)
    .toBe(true);
}
