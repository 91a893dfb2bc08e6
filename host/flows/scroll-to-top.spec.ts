import { expect, type Page } from '../../e2e/support/flow';
import { chooseLanguage, languages, shell } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import { test } from '../../e2e/support/signed-in';
import { isPhone, WIDTHS } from '../../e2e/support/widths';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

for (const language of languages) {
  test(`the button to the top appears after more than 300 px, from 768 px on (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/knowledge-hub/articles/1');
    await expectPageShown(page);
    // With the content that it scrolls, for who goes from landmark to landmark.
    const toTop = page.getByRole('main').getByRole('button', { name: shell[language].toTop });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 600 });
      await scrollTo(page, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
      await expect(toTop).toHaveCount(0);
      await scrollTo(page, 301);
      if (isPhone(width)) {
        const hidden = page.locator(`button[aria-label="${shell[language].toTop}"]`);
        await expect(hidden).toBeAttached();
        await expect(hidden).toBeHidden();
        continue;
      }
      await toTop.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(toTop).toHaveCount(0);
    }
  });
}

test('it is there on long pages without a sidebar too', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/terms-and-conditions');
  await expectPageShown(page);
  await scrollTo(page, 301);
  await expect(page.getByRole('button', { name: shell.de.toTop })).toBeVisible();
});
