import { expect, type Page, test } from '@playwright/test';
import { hostScreens } from '../../host/src/routing/host-screens';
import { faintInOtherTheme, violationsOf } from '../support/accessibility';
import { settle } from '../support/animations';
import { signIn } from '../support/investors';
import { origins } from '../support/origins';

type ShellPage = { path: string; theme: 'dark' | 'light'; de: string; en: string };

const missing = { theme: 'light', de: 'Seite nicht gefunden', en: 'Page not found' } as const;

/** What the shell shows by itself: the host's routes, and where nothing is. */
const pages: readonly ShellPage[] = [...hostScreens, { path: '/gibt-es-nicht', ...missing }];

async function openIn(language: 'de' | 'en', page: Page, shellPage: ShellPage): Promise<void> {
  await page.goto(shellPage.path);
  await expect(page).toHaveTitle(`${shellPage[language]} – Manzil`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-theme', shellPage.theme);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [who, language] of [
  ['a visitor', 'de'],
  ['an investor', 'en'],
] as const) {
  test(`every page of the shell is accessible to ${who} in both themes (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    if (who === 'an investor') await signIn(page, 'anna');
    const cookie = { name: 'manzil_language', value: language, url: origins.portal };
    await context.addCookies([cookie]);
    for (const shellPage of pages) {
      await openIn(language, page, shellPage);
      expect(await violationsOf(page), shellPage.path).toEqual([]);
      expect(await faintInOtherTheme(page), `${shellPage.path} in the other theme`).toEqual([]);
    }
  });
}

test('forms that were not taken, and open menus, are accessible', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Trag deine E-Mail-Adresse ein.')).toBeVisible();
  expect(await violationsOf(page), 'login').toEqual([]);

  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Trag alle sechs Ziffern ein.')).toBeVisible();
  expect(await violationsOf(page), 'code').toEqual([]);

  await signIn(page, 'anna');
  for (const path of ['/dashboard', '/my-units']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.getByRole('button', { name: /Anna Becker/ }).click();
    await expect(page.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
    expect(await violationsOf(page), `account menu on ${path}`).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    await settle(page);
    expect(await violationsOf(page), `menu on ${path}`).toEqual([]);
  }
});
