import { expect, test } from '@playwright/test';
import { signIn } from '../support/investors';

const guarded = [
  '/dashboard',
  '/handover',
  '/profile',
  '/profile/bank-details',
  '/profile/edit-bank-details',
  '/profile/address-details',
  '/profile/documents',
  '/profile/edit-address',
  '/profile/settings',
  '/my-units',
  '/my-units/0b0e7c1e-0000-4000-8000-000000000001',
  '/course',
  '/course/1',
  '/knowledge-hub',
  '/knowledge-hub/articles/1',
  '/faq',
  '/packages',
  '/financials',
  '/contracts',
  '/project/3',
];
const open = [
  '/home',
  '/details',
  '/articles/1',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/privacy-policy',
  '/terms-and-conditions',
  '/imprint',
  '/accessibility',
];

test('an investor signs in, sees the figures and signs out', async ({ page }) => {
  await signIn(page, 'anna');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();

  await page.getByRole('button', { name: /Anna Becker/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))),
  ).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a wrong password is answered in words that help, and the e-mail address stays', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill('anna.becker@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('nicht-das-richtige');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('E-Mail oder Passwort stimmen nicht.')).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue('anna.becker@example.com');
});

test('after signing in, the page that was asked for opens', async ({ page }) => {
  await page.goto('/my-units');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-Mail').fill('anna.becker@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('Marina-Walk-2026!');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/my-units$/);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'anna');
  const other = await context.newPage();
  await other.goto('/my-units');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /Anna Becker/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveURL(/\/login$/);
});

test.describe('a visitor', () => {
  for (const path of guarded.concat('/onboarding')) {
    test(`is sent from ${path} to the login`, async ({ page }) => {
      const remoteScripts: string[] = [];
      page.on('request', (request) => {
        if (/\/remotes\/.*\.js/.test(request.url())) remoteScripts.push(request.url());
      });
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      expect(remoteScripts).toEqual([]);
    });
  }

  for (const path of open) {
    test(`may read ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test('is sent from / to /home', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('an investor whose onboarding is unfinished is sent to it from every guarded page', async ({
  page,
}) => {
  await signIn(page, 'jonas');
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/onboarding$/);
  }
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an investor with finished onboarding reads every guarded page', async ({ page }) => {
  await signIn(page, 'anna');
  for (const path of guarded.filter((candidate) => !candidate.startsWith('/my-units/'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who signs in on a page that was prepared for a lost session stays signed in', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'manzil_hint', value: '1', url: 'http://localhost:3310' }]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-Mail').fill('anna.becker@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('Marina-Walk-2026!');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
