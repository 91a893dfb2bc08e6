import { expectFits } from '../../e2e/support/accessibility';
import { expect, type Page, type Route } from '../../e2e/support/flow';
import { chooseLanguage, languages, shell } from '../../e2e/support/language';
import { words } from '../../e2e/support/page-error-words';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth, isLarge } from '../../e2e/support/widths';

const banner = (page: Page) => page.getByRole('banner');
const sidebar = (page: Page, name: string) => page.getByRole('navigation', { name });
/** Waits for the screen itself: a static shell stands in its place before. */
const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name ? { name, exact: true } : {}) });

for (const language of languages) {
  test.describe(`what cannot be shown in ${language}`, () => {
    const say = words[language];
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('an unknown address has a page of its own that leads back into the portal', {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto('/my-units/no/such/page');
      await expect(heading(page, say.missing)).toBeVisible();
      await expect(page).toHaveTitle(say.missingTitle);
      const response = await page.goto('/no-such-page');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(say.missingTitle);
      await atEachWidth(page, async () => {
        await expect(heading(page, say.missing)).toBeInViewport();
        await expect(page.getByRole('link', { name: say.start })).toBeInViewport();
      });
      await page.getByRole('link', { name: say.start }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('a page that fails says so in the layout, with a number, and can be tried again', async ({
      page,
    }) => {
      const answer = (route: Route) => route.fulfill({ status: 500, json: { message: 'kaputt' } });
      const ofContracts = (url: URL) => url.searchParams.has('kind');
      await page.route(ofContracts, answer);
      await page.goto('/contracts');
      await expect(heading(page, say.failed)).toBeVisible();
      const retry = page.getByRole('button', { name: say.retry });
      await expectFits(page, async (width) => {
        await expect(banner(page)).toBeVisible();
        await expect(sidebar(page, shell[language].main)).toBeVisible({ visible: isLarge(width) });
        for (const part of [heading(page, say.failed), page.getByText(say.number), retry])
          await expect(part).toBeInViewport();
      });
      await page.unroute(ofContracts, answer);
      await retry.click();
      await expect(heading(page, say.contracts)).toBeVisible();
    });

    test('a portal whose frame fails has an error page that loads it anew', {
      tag: '@long',
    }, async ({ page }) => {
      const imprint = language === 'de' ? 'Impressum' : 'Imprint';
      await page.goto('/privacy-policy');
      await expect(heading(page)).toBeVisible();
      // What every navigation of the frame asks for.
      await page.evaluate(() => {
        window.scrollTo = () => {
          throw new Error('no scrolling');
        };
      });
      await page.getByRole('link', { name: imprint }).first().click();
      await expect(heading(page, say.stopped)).toBeVisible();
      const reload = page.getByRole('button', { name: say.reload });
      await expectFits(page, async () => {
        for (const part of [heading(page, say.stopped), page.getByText(say.number), reload])
          await expect(part).toBeInViewport();
      });
      await reload.click();
      await expect(heading(page, imprint)).toBeVisible();
    });
  });
}
