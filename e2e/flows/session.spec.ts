import { expect, test } from '@playwright/test';
import { investors, password, signIn } from '../support/investors';
import { origins } from '../support/origins';
import { expectScreen, guardedScreens, openScreens } from '../support/screens';

const guarded = Object.keys(guardedScreens);

test('an investor signs in, sees the figures and signs out', async ({ page, context }) => {
  await signIn(page, 'anna');
  await expectScreen(page, '/dashboard');
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();

  await page.getByRole('button', { name: /Anna Becker/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The note that a session is to end goes once the API has ended it.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))))
    .toEqual([]);
  // The browser itself stays known, for the limits of attempts.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['device']);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a wrong password is answered in words that help, and the e-mail address stays', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(investors.anna);
  await page.getByLabel('Passwort', { exact: true }).fill('nicht-das-richtige');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('E-Mail oder Passwort stimmen nicht.')).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(investors.anna);
});

test('after signing in, the page that was asked for opens', async ({ page }) => {
  await page.goto('/my-units');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-Mail').fill(investors.anna);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expectScreen(page, '/my-units');
});

test('no address and no leftover sends anybody out of the portal after the sign-in', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
  ]) {
    await context.clearCookies({ name: /session|hint/ });
    const query = ['returnTo', 'redirect', 'next'].map((name) => [name, hostile]);
    await page.goto(`/login?${new URLSearchParams(query)}`);
    await page.evaluate((path) => sessionStorage.setItem('manzil.return', path), hostile);
    await page.getByLabel('E-Mail').fill(investors.lena);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page, JSON.stringify(hostile)).toHaveURL(`${origins.portal}/dashboard`);
  }
  expect(elsewhere).toEqual([]);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'anna');
  const other = await context.newPage();
  await other.goto('/my-units');
  await expectScreen(other, '/my-units');
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

  for (const path of Object.keys(openScreens)) {
    test(`may read ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectScreen(page, path);
    });
  }

  test('is sent from / to /home', async ({ page }) => {
    await page.goto('/');
    await expectScreen(page, '/home');
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
  await expect(
    page.getByRole('heading', { level: 1, name: 'Willkommen, Jonas', exact: true }),
  ).toBeVisible();
});

test('an investor with finished onboarding reads every guarded page', async ({ page }) => {
  await signIn(page, 'anna');
  for (const path of guarded) {
    await page.goto(path);
    await expectScreen(page, path);
  }
  await page.goto('/');
  await expectScreen(page, '/dashboard');
});

test('who signs in on a page that was prepared for a lost session stays signed in', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'manzil_hint', value: '1', url: origins.portal }]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-Mail').fill(investors.anna);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();
  await expectScreen(page, '/dashboard');
});
