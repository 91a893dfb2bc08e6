import { type Cookie, expect, type Page } from '@playwright/test';
import { origins } from './origins';

export const password = 'Marina-Walk-2026!';

/** What a reader of the flows chooses; no log may have them. */
export const chosenPasswords = {
  first: 'vier nasse Kraniche am Fluss',
  second: 'sieben trockene Kamele im Schnee',
} as const;

export const investors = {
  anna: 'anna.becker@example.com',
  jonas: 'jonas.weber@example.com',
  lena: 'lena.hoffmann@example.com',
  max: 'max.krueger@example.com',
} as const;
export type InvestorName = keyof typeof investors;

const devices = new Map<InvestorName, Cookie>();

/**
 * The browser becomes one that this investor has used before: so many sign-ins of unknown ones from one address would
 * be too many attempts.
 */
async function asKnownDevice(page: Page, name: InvestorName): Promise<void> {
  const known = devices.get(name);
  if (known) await page.context().addCookies([known]);
}

async function rememberDevice(page: Page, name: InvestorName): Promise<void> {
  const cookies = await page.context().cookies(origins.api);
  const device = cookies.find((cookie) => cookie.name === 'device');
  if (device) devices.set(name, device);
}

/**
 * Signs in without the form, with a session of its own, and opens a page.
 * @param at path, or the address of another portal
 */
export async function signIn(page: Page, name: InvestorName, at = '/dashboard'): Promise<void> {
  const context = page.context();
  const address = new URL(at, origins.portal);
  await asKnownDevice(page, name);
  const answer = await context.request.post(`${origins.api}/auth/login`, {
    headers: { origin: address.origin },
    data: { email: investors[name], password },
  });
  expect(answer.status(), `${name} signs in`).toBe(200);
  await rememberDevice(page, name);
  // As the portal notes on this device that somebody is signed in.
  await context.addCookies([{ name: 'manzil_hint', value: '1', url: address.origin }]);
  await page.goto(address.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs in as a reader does, in German, and waits for the page behind it. */
export async function signInByForm(page: Page, name: InvestorName, origin = ''): Promise<void> {
  await asKnownDevice(page, name);
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-Mail').fill(investors[name]);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
  await rememberDevice(page, name);
}
