import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../support/accessibility';
import { chooseLanguage } from '../support/language';
import { expectScreen, openScreens } from '../support/screens';

const WIDTHS = [390, 767, 768, 991, 992, 1280];
const paths = Object.keys(openScreens) as (keyof typeof openScreens)[];

const DARK = ['/home', '/details', '/articles/1'];

const beyondTheWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of paths) {
  test(`${path} shows itself to a stranger in its theme, accessible and at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectScreen(page, path);
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      DARK.includes(path) ? 'dark' : 'light',
    );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => beyondTheWindow(page), `${path} at ${width} px`)
        .toBeLessThanOrEqual(0);
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  });
}

test.describe('in English', () => {
  test.beforeEach(({ context }) => chooseLanguage(context, 'en'));

  test('every public page says another heading, in its language', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of paths.filter((path) => path !== '/articles/1')) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await title.textContent()).not.toBe(openScreens[path]);
      await page.setViewportSize({ width: 390, height: 900 });
      await expect.poll(() => beyondTheWindow(page), path).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
});

test('no link of a public page is dead', async ({ page }) => {
  test.setTimeout(180_000);
  const links = new Map<string, string>();
  for (const path of paths) {
    await page.goto(path);
    await expectScreen(page, path);
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    for (const link of found) links.set(link, path);
  }
  expect(links.size).toBeGreaterThan(15);
  for (const [link, from] of links) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }), `${link} of ${from}`).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Nicht gefunden' }),
      `${link} of ${from}`,
    ).toHaveCount(0);
    const anchor = new URL(link, 'http://localhost').hash.slice(1);
    if (anchor) await expect(page.locator(`#${anchor}`), `${link} of ${from}`).toBeVisible();
  }
});

test('whatever the law wants at hand is on every public page, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of paths) {
    await page.goto(path);
    await expectScreen(page, path);
    const legal = page.getByRole('navigation', { name: 'Rechtliches' });
    for (const name of [
      'Impressum',
      'Datenschutz',
      'Barrierefreiheit',
      'Verträge hier kündigen',
      'Vertrag widerrufen',
    ]) {
      await expect(legal.getByRole('link', { name }), `${name} on ${path}`).toBeVisible();
    }
  }
});
