import { expect, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';
import { origins } from '../../e2e/support/origins';

const EMAIL = 'besieged@example.com';

test('a besieged owner signs in with a new browser, which works for it', async ({
  page,
  browser,
}) => {
  const before = await browser.newContext();
  await beginAsNewInvestor(before, EMAIL);
  await before.close();
  const stranger = await browser.newContext();
  for (let n = 0; n < 6; n += 1) {
    const { request } = stranger;
    await request.post(`${origins.api}/auth/login`, {
      headers: { origin: origins.portal },
      data: { email: EMAIL, password: `guess ${n}` },
    });
  }
  await stranger.close();

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill(chosenPasswords.first);
  const work = () => scripts.some((url) => url.includes('proof-of-work'));
  expect(work()).toBe(false);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/(dashboard|onboarding)/);
  expect(work()).toBe(true);
});
