import { expect, type Page, test } from '@playwright/test';
import { hostScreens } from '../../host/src/routing/host-screens';
import { signIn } from '../support/investors';
import { expectScreen } from '../support/screens';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('in a browser that asks for another language', () => {
  test.use({ locale: 'fr-FR' });

  test('the portal is German', async ({ page }) => {
    await page.goto('/login');
    await expectScreen(page, '/login');
    expect(await languageOf(page)).toBe('de');
  });
});

test('the language is changed in the top bar and in the settings; titles, dates and amounts follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, 'anna');
  await expectScreen(page, '/dashboard');
  await expect(page).toHaveTitle('Dashboard – Manzil');
  await page.goto('/financials');
  await expectScreen(page, '/financials');
  await expect(page).toHaveTitle('Finanzen – Manzil');
  const bar = page.getByRole('banner');

  await bar.getByLabel('Sprache').selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Finances – Manzil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^AED\s[\d,]+\.\d\d net$/);

  await page.goto('/project/3');
  await expect(page.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/).first()).toBeVisible();
  await page.goto('/profile/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Einstellungen – Manzil');
  await expect(bar.getByLabel('Sprache')).toHaveValue('de');

  await page.setViewportSize({ width: 991, height: 844 });
  await expect(bar.getByLabel('Sprache')).toBeHidden();
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByLabel('Sprache').selectOption('en');
  await expect(page).toHaveTitle('Settings – Manzil');
});

test('each page of the shell has a title of its own in both languages', async ({ page }) => {
  const titles = hostScreens.flatMap(({ de, en }) => [de, en]);
  expect(new Set(hostScreens.map(({ de }) => de)).size).toBe(hostScreens.length);
  expect(titles.every((title) => title.length > 2)).toBe(true);
  await page.goto('/imprint');
  await page.getByLabel('Sprache').selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const { path, en } of hostScreens) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${en} – Manzil`);
  }
});
