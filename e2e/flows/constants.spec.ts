import { expect } from '@playwright/test';
import { chooseLanguage, languages } from '../support/language';
import { test } from '../support/signed-in';
import { countRequests } from '../support/tab';
import { WIDTHS } from '../support/widths';

/** Of the end of the list to the lower edge of the window: specification §9. */
const THRESHOLD_PX = 80;
/** Between two looks for the end: specification §9. */
const THROTTLE_MS = 300;

test.describe('with 250 units', () => {
  test.use({ reader: 'max' });

  test('the next come 80 px before the end of the list is reached', async ({ page }) => {
    await page.goto('/my-units');
    const end = page.getByRole('main').getByText(/^\d+ von 250 Einheiten$/);
    const asked = countRequests(page, 'GET', /^\/units$/);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(end).toBeVisible();
      const shown = await end.textContent();
      const before = asked();
      /** Leaves so much between the lower edge of the window and the end of the list. */
      const leave = (px: number) =>
        end.evaluate((element, distance) => {
          const { top } = element.getBoundingClientRect();
          window.scrollBy({ top: top - innerHeight - distance, behavior: 'instant' });
        }, px);
      await leave(THRESHOLD_PX + 20);
      // By the page's own clock, and two frames: what watches the end has seen where it is.
      await page.evaluate(
        (throttle) =>
          new Promise<void>((seen) =>
            setTimeout(
              () => requestAnimationFrame(() => requestAnimationFrame(() => seen())),
              throttle,
            ),
          ),
        THROTTLE_MS,
      );
      expect(asked(), `at ${width} px`).toBe(before);
      await leave(THRESHOLD_PX - 20);
      await expect.poll(asked).toBe(before + 1);
      await expect(end).not.toHaveText(shown ?? '');
    }
  });
});

for (const language of languages) {
  test(`the packages cost 5 % and 7 % of the annual rent (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await page.goto('/packages');
    for (const [name, share] of [
      ['Basic', /^5\s?%/],
      ['Premium', /^7\s?%/],
    ] as const) {
      await expect(page.getByRole('region', { name }).getByText(share)).toBeVisible();
    }
  });
}
