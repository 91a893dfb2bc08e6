import { type BrowserContext, expect } from '@playwright/test';
import { chosenPasswords } from './investors';
import { invite } from './operator';
import { origins } from './origins';

/** Signs in somebody new, whose data no other flow changes. The password is `chosenPasswords.first`. */
export async function beginAsNewInvestor(context: BrowserContext, email: string): Promise<void> {
  const password = chosenPasswords.first;
  const [, token] = invite(email).split('#link=');
  const headers = { origin: origins.portal };
  const post = (path: string, data: object) =>
    context.request.post(`${origins.api}${path}`, { headers, data });
  expect((await post('/auth/set-password', { token, password })).status()).toBe(200);
  expect((await post('/auth/login', { email, password })).status()).toBe(200);
  await context.addCookies([{ name: 'manzil_hint', value: '1', url: origins.portal }]);
}
