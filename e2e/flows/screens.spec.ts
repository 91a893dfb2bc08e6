import { expect, test } from '@playwright/test';
import { violationsOf } from '../support/accessibility';
import { signIn } from '../support/investors';
import { expectScreen, guardedScreens, openScreens } from '../support/screens';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [who, screens] of [
      ['visitor', openScreens],
      ['anna', guardedScreens],
    ] as const) {
      test(`every screen of ${who} is accessible and fits the width`, async ({ page }) => {
        test.setTimeout(180_000);
        if (who === 'anna') await signIn(page, 'anna');
        for (const path of Object.keys(screens)) {
          await page.goto(path);
          await expectScreen(page, path);
          expect(await violationsOf(page), path).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test('every link of the signed-in portal leads somewhere', async ({ page, request }) => {
  test.setTimeout(120_000);
  await signIn(page, 'anna');
  const seen = new Set<string>(['/dashboard']);
  for (const path of seen) {
    await page.goto(path);
    await expectScreen(page, path === '/' ? '/dashboard' : path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((nodes) =>
        nodes.map((node) => new URL((node as HTMLAnchorElement).href).pathname),
      );
    for (const link of links) if (seen.size < 80) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(15);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});

test('the language can be changed, is remembered and reaches host and remotes', async ({
  page,
}) => {
  await signIn(page, 'anna');
  await page.goto('/profile/settings');
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'My units' }).first(),
  ).toBeVisible();
  await page.goto('/my-units');
  await expect(page.getByRole('heading', { level: 1, name: 'Four units' })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('a choice keeps its size when it is clicked: its radio button stays hidden', async ({
  page,
}) => {
  await signIn(page, 'anna');
  await page.goto('/financials');
  await expectScreen(page, '/financials');
  const choice = page.locator('label', { hasText: /^Monat$/ });
  const before = await choice.boundingBox();
  await choice.click();
  await expect(page.getByRole('radio', { name: 'Monat', exact: true })).toBeFocused();
  expect(await choice.boundingBox()).toEqual(before);
});
