import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
import { type Language, login } from './language';
import { origins } from './origins';
import { expectPageShown } from './page-shown';

export const password = 'Marina-Walk-2026!';

/** What a user of the flows chooses; no log may have them. */
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
async function asKnownDevice(context: BrowserContext, name: InvestorName): Promise<void> {
  const known = devices.get(name);
  if (known) await context.addCookies([known]);
}

async function rememberDevice(context: BrowserContext, name: InvestorName): Promise<void> {
  const cookies = await context.cookies(origins.api);
  const device = cookies.find((cookie) => cookie.name === 'device');
  if (device) devices.set(name, device);
}

/**
 * Signs in without the form, with a session of its own, for pages that are opened then.
 * @param portal origin of the portal, where it is another
 */
export async function beginSession(
  context: BrowserContext,
  name: InvestorName,
  portal: string = origins.portal,
): Promise<void> {
  await asKnownDevice(context, name);
  const answer = await context.request.post(`${origins.api}/auth/login`, {
    headers: { origin: portal },
    data: { email: investors[name], password },
  });
  expect(answer.status(), `${name} signs in`).toBe(200);
  await rememberDevice(context, name);
  // As the portal notes on this device that somebody is signed in.
  await context.addCookies([{ name: 'manzil_hint', value: '1', url: portal }]);
}

/**
 * Signs in without the form, with a session of its own, and opens a page.
 * @param at path, or the address of another portal
 */
export async function signIn(page: Page, name: InvestorName, at = '/dashboard'): Promise<void> {
  const address = new URL(at, origins.portal);
  await beginSession(page.context(), name, address.origin);
  await page.goto(address.href);
  await expectPageShown(page);
}

/** Fills in the login that the page shows, and sends it. */
export async function fillInLogin(
  page: Page,
  name: InvestorName,
  language: Language,
): Promise<void> {
  const say = login[language];
  await page.getByLabel(say.email, { exact: true }).fill(investors[name]);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
}

/** Signs in as a user does, and waits for the page behind it. */
export async function signInByForm(
  page: Page,
  name: InvestorName,
  origin = '',
  language: Language = 'de',
): Promise<void> {
  await asKnownDevice(page.context(), name);
  await page.goto(`${origin}/login`);
  await fillInLogin(page, name, language);
  await expect(page).not.toHaveURL(/\/login$/);
  await rememberDevice(page.context(), name);
}

/** Id of who is signed in, as the API says to the browser's cookie. */
export async function signedInId({ request }: BrowserContext): Promise<string> {
  const session = await request.get(`${origins.api}/auth/`);
  return ((await session.json()) as { investor_id: string }).investor_id;
}
