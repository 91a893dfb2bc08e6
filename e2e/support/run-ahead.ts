import { expect, type Locator, type Page } from '@playwright/test';

/** More than the portal waits for anything. */
const MOST_AHEAD_S = 20;
/** Where it goes on by itself then: the pace of a busy machine. */
const TOLD_WITHIN = { timeout: 40_000, intervals: [100, 200, 400] };

/**
 * Expects what the portal shows once it has waited for some seconds. Its clock, which must be installed
 * (`page.clock.install()`), runs ahead of the real one so long, but never far: it is never later than anything else.
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
