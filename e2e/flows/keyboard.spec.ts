import { expect, type Page, test } from '@playwright/test';
import { expectVisibleFocus, focusedName, tabTo } from '../support/accessibility';
import { investors, password } from '../support/investors';
import { expectScreen } from '../support/screens';

/** From the address bar on: the first stop of a page is the way past the navigation. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Zum Inhalt');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

async function signInByKeys(page: Page): Promise<void> {
  await page.goto('/login');
  await expectScreen(page, '/login');
  await expectSkipLink(page);
  await tabTo(page, 'E-Mail');
  await page.keyboard.type(investors.anna);
  await tabTo(page, 'Passwort');
  await page.keyboard.type(password);
  await tabTo(page, 'Passwort anzeigen');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('type', 'text');
  expect(await focusedName(page)).toBe('Passwort verbergen');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectScreen(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Everything behind the dialog is out of reach: a full round of Tab stays inside, or at the browser's own bar. */
async function expectTrapped(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  const seen = new Set<string>();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedName(page);
    if (stop === 'BODY') continue;
    seen.add(stop);
    expect(await dialog.locator(':focus').count(), `${stop} is in ${name}`).toBe(1);
    await expectVisibleFocus(page);
  }
  expect(seen.size).toBeGreaterThan(2);
}

async function openAndClose(page: Page, opener: string, dialog: string): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeHidden();
  expect(await focusedName(page)).toBe(opener);
}

test('with the keyboard alone from the login to the logout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInByKeys(page);

  await page.reload();
  await expectScreen(page, '/dashboard');
  await expectSkipLink(page);
  await page.reload();
  await expectScreen(page, '/dashboard');

  await openAndClose(page, 'Hilfe & Support', 'Hilfe & Support');
  await openAndClose(page, 'Support', 'Support');

  await tabTo(page, 'Meine Einheiten', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectScreen(page, '/my-units');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Meine Einheiten – Manzil');

  const account = page.getByRole('button', { name: /Anna Becker/ });
  const accountName = (await account.textContent())?.trim().replace(/\s+/g, ' ') ?? '';
  await tabTo(page, accountName, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
  await tabTo(page, 'Mein Konto');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Mein Konto' })).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, 'Einstellungen');
  await page.keyboard.press('Enter');
  await expectScreen(page, '/profile/settings');

  await tabTo(page, accountName, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Abmelden');
  await page.keyboard.press('Enter');
  await expectScreen(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('with the keyboard alone on a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByKeys(page);
  await openAndClose(page, 'Menü', 'Menü');

  await page.keyboard.press('Enter');
  await tabTo(page, 'Finanzen');
  await page.keyboard.press('Enter');
  await expectScreen(page, '/financials');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'Menü', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Hilfe & Support');
  await page.keyboard.press('Enter');
  await expectTrapped(page, 'Hilfe & Support');
  await page.keyboard.press('Escape');
  expect(await focusedName(page)).toBe('Menü');

  await page.keyboard.press('Enter');
  await tabTo(page, 'Abmelden');
  await page.keyboard.press('Enter');
  await expectScreen(page, '/login');
});
