import { expect, type Page } from '@playwright/test';

export const password = 'Marina-Walk-2026!';

export const investors = {
  anna: 'anna.becker@example.com',
  jonas: 'jonas.weber@example.com',
  lena: 'lena.hoffmann@example.com',
  max: 'max.krueger@example.com',
} as const;
export type InvestorName = keyof typeof investors;

/** Signs in through the form and waits for the page behind it. */
export async function signIn(page: Page, name: InvestorName, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-Mail').fill(investors[name]);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
}
