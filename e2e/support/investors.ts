import { type Cookie, expect, type Page } from '@playwright/test';
import { origins } from './origins';

export const password = 'Marina-Walk-2026!';

export const investors = {
  anna: 'anna.becker@example.com',
  jonas: 'jonas.weber@example.com',
  lena: 'lena.hoffmann@example.com',
  max: 'max.krueger@example.com',
} as const;
export type InvestorName = keyof typeof investors;

const devices = new Map<InvestorName, Cookie>();

/**
 * Signs in through the form and waits for the page behind it. The browser is one that this investor has used before:
 * so many sign-ins of unknown ones from one address would be too many attempts.
 */
export async function signIn(page: Page, name: InvestorName, origin = ''): Promise<void> {
  const known = devices.get(name);
  if (known) await page.context().addCookies([known]);
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-Mail').fill(investors[name]);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
  const cookies = await page.context().cookies(origins.api);
  const device = cookies.find((cookie) => cookie.name === 'device');
  if (device) devices.set(name, device);
}
