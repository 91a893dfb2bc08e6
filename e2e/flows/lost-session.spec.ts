import { expect, type Page, test } from '@playwright/test';
import { investors, password, signIn } from '../support/investors';
import { origins } from '../support/origins';

const accountMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(name) });

async function signOut(page: Page): Promise<void> {
  await accountMenu(page, 'Anna Becker').click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** The API as the browser's cookie finds it, without any page in between. */
const sessionStatus = async (page: Page): Promise<number> =>
  (await page.context().request.get(`${origins.api}/auth/`)).status();

test('a session that runs out while working leads to the login and back to the page', async ({
  page,
  context,
}) => {
  await signIn(page, 'anna');
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(cookies.filter(({ name }) => name.startsWith('manzil_hint')));

  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Meine Einheiten' })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Deine Sitzung ist abgelaufen')).toBeVisible();

  await page.getByLabel('E-Mail').fill(investors.anna);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/my-units$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vier Einheiten' })).toBeVisible();
});

test('a sign-out that cannot reach the API ends the session at the next visit', async ({
  page,
  context,
}) => {
  await signIn(page, 'anna');
  await page.route(`${origins.api}/**`, (route) => route.abort());
  await signOut(page);
  expect(await sessionStatus(page)).toBe(200);

  await page.unroute(`${origins.api}/**`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => sessionStatus(page)).toBe(401);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.clearCookies();
});

test('a tab never shows one investor while another is signed in', async ({ page, context }) => {
  await signIn(page, 'anna');
  const other = await context.newPage();
  await signIn(other, 'max');
  await expect(accountMenu(page, 'Max Krüger')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Max');
});

test('who signs in in one tab is signed in in the other', async ({ page, context }) => {
  await page.goto('/imprint');
  const other = await context.newPage();
  await signIn(other, 'anna');
  await expect(accountMenu(page, 'Anna Becker')).toBeVisible();
});

test('who is signed in is known on a public article', async ({ page }) => {
  await signIn(page, 'anna');
  await page.goto('/articles/1');
  await expect(page.getByRole('link', { name: 'Zum Dashboard' })).toBeVisible();
});

for (const path of ['/imprint', '/gibt-es-nicht', '/my-units/gibt/es/nicht']) {
  test(`who is signed in is known on ${path}`, async ({ page }) => {
    await signIn(page, 'anna');
    await page.goto(path);
    await expect(accountMenu(page, 'Anna Becker')).toBeVisible();
  });
}
