import { expect, type Page } from '../../e2e/support/flow';
import { shell } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import type { Width } from '../../e2e/support/widths';
import { follow } from '../../e2e/support/windows';
import { chosen } from '../../shared/testing/ring';

const sidebar = (page: Page) => page.getByRole('navigation', { name: shell.de.main });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('navigation', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  const scrollDown = async (page: Page): Promise<void> => {
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  };
  const followLinkTo = (page: Page, path: string) =>
    page.evaluate((href) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
    }, path);

  for (const width of chosen<readonly Width[]>([390], [390, 991, 1280])) {
    test(`opens each page at its top at ${width} px: forward, back, the page that is open, and another`, async ({
      page,
    }) => {
      const at = { width, language: 'de' } as const;
      await page.setViewportSize({ width, height: 500 });
      await page.goto('/knowledge-hub');
      await expectScreen(page, '/knowledge-hub');
      await scrollDown(page);
      await followLinkTo(page, '/knowledge-hub/articles/1');
      await expectScreen(page, '/knowledge-hub/articles/1');
      await expect.poll(() => scrollY(page)).toBe(0);

      await scrollDown(page);
      await page.goBack();
      await expectScreen(page, '/knowledge-hub');
      await expect.poll(() => scrollY(page)).toBe(0);

      await scrollDown(page);
      await follow(page, at, '/knowledge-hub');
      await expect.poll(() => scrollY(page)).toBe(0);

      await scrollDown(page);
      await follow(page, at, '/my-units');
      await expectScreen(page, '/my-units');
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  }

  test('leaves the questions where their category is', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq?categoryId=4');
    await expectScreen(page, '/faq');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });

  test('names the page in the title, and gives the focus to its heading', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expectScreen(page, '/dashboard');
    await sidebar(page).getByRole('link', { name: 'Finanzen' }).click();
    await expectScreen(page, '/financials');
    await expect(page).toHaveTitle('Finanzen – Manzil');
    await expect(heading(page)).toBeFocused();
  });
});
