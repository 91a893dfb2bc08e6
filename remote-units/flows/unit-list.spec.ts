import { expect, type Page } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { leave, THRESHOLD_PX, THROTTLE_MS, throttled } from '../../e2e/support/list-end';
import { origins } from '../../e2e/support/origins';
import { test } from '../../e2e/support/signed-in';
import { countRequests } from '../../e2e/support/tab';
import { WIDTHS } from '../../e2e/support/widths';

const UNITS = new RegExp(`^${origins.api}/units(\\?|$)`);

test.describe('with 250 units', () => {
  test.use({ user: 'max' });

  /** Says how many of the units are shown, below them. */
  const endOf = (page: Page) => page.getByRole('main').getByText(/^\d+ von 250 Einheiten$/);
  const unitsAsked = (page: Page) => countRequests(page, 'GET', /^\/units$/);

  test('the next come 80 px before the end of the list, and the way back leads there', async ({
    page,
  }) => {
    await page.goto('/my-units');
    const end = endOf(page);
    const asked = unitsAsked(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(end).toBeVisible();
      const shown = await end.textContent();
      const before = asked();
      await leave(end, THRESHOLD_PX + 20);
      await throttled(page);
      expect(asked(), `at ${width} px`).toBe(before);
      await leave(end, THRESHOLD_PX - 20);
      await expect.poll(asked).toBe(before + 1);
      await expect(end).not.toHaveText(shown ?? '');
    }

    await page.setViewportSize({ width: 1280, height: 500 });
    const scrollY = () => page.evaluate(() => window.scrollY);
    const unit = page.locator('main a[href^="/my-units/"]').nth(20);
    // The pointer needs more than a part of it in the window, which scrolls on.
    await unit.hover();
    const place = await scrollY();
    expect(place).toBeGreaterThan(300);
    await unit.click();
    await expect(page).toHaveURL(/\/my-units\/[0-9a-f-]{36}$/);
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect(end).toBeVisible();
    await expect.poll(scrollY).toBe(place);
  });

  test('the end of the list is looked for 300 ms after it has grown, and no sooner', {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/my-units');
    const end = endOf(page);
    await expect(end).toBeVisible();
    const shown = await end.textContent();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = unitsAsked(page);
    const release = await hold(page, UNITS);
    await leave(end, THRESHOLD_PX - 20);
    // What still arrives draws the list anew, and the look for its end begins again.
    await expect
      .poll(async () => {
        await page.clock.runFor(THROTTLE_MS);
        return asked();
      })
      .toBe(1);
    await release();
    // The answer is taken by a timer of no time: the clock stands until it is on show.
    await expect
      .poll(async () => {
        await page.clock.runFor(0);
        return end.textContent();
      })
      .not.toBe(shown);

    await leave(end, THRESHOLD_PX - 20);
    await page.clock.runFor(THROTTLE_MS - 1);
    // An observer of our own is served after the list's: one that looked too early has asked by then.
    await end.evaluate(async (element, rootMargin) => {
      await new Promise<void>((seen) =>
        new IntersectionObserver(() => seen(), { rootMargin }).observe(element),
      );
      await fetch('/livez');
    }, `${THRESHOLD_PX}px`);
    expect(asked()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(asked).toBe(2);
  });
});
