import { expect, type Page, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';

const EMAIL = 'clara.settings@example.com';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectPageShown(page);
}

test('another device is ended, mails about a topic stay off, and the password is changed', async ({
  page,
  context,
  browser,
}) => {
  await beginAsNewInvestor(context, EMAIL);
  const elsewhere = await browser.newContext();
  const headers = { origin: origins.portal };
  const login = (password: string) =>
    elsewhere.request.post(`${origins.api}/auth/login`, {
      headers,
      data: { email: EMAIL, password },
    });
  expect((await login(chosenPasswords.first)).status()).toBe(200);
  const left = await elsewhere.newPage();
  await open(left, '/profile');
  await open(page, '/profile/settings');

  const devices = page.getByRole('region', { name: 'Geräte' });
  await devices.getByRole('listitem').getByRole('button', { name: 'abmelden' }).click();
  await expect(page.getByText('Das Gerät ist abgemeldet')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('Dieses Gerät')).toBeVisible();
  // Nobody is at the other device, and still nothing of the owner stays on its screen.
  await expect(left).toHaveURL(/\/login$/, { timeout: 5_000 });

  const documents = page.getByRole('checkbox', { name: 'Dokumente' });
  await documents.uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await page.reload();
  await expect(documents).not.toBeChecked();

  await page.getByLabel('Bisheriges Passwort').fill(chosenPasswords.first);
  await page.getByLabel('Neues Passwort').fill(chosenPasswords.second);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Dein Passwort ist geändert')).toBeVisible();
  expect((await login(chosenPasswords.first)).status()).toBe(401);
  expect((await login(chosenPasswords.second)).status()).toBe(200);
  await elsewhere.close();
});

test('the phone number is changed on a phone, where it is read', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginAsNewInvestor(context, 'clara.number@example.com');
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Telefon ändern' }).click();
  const phone = page.getByRole('textbox', { name: 'Telefon' });
  await expect(phone).toBeFocused();
  await phone.fill('0151 555');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(phone).toHaveAccessibleDescription(/^Das ist keine Telefonnummer/);
  await phone.fill('+49 30 901820');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Deine Telefonnummer ist gespeichert')).toBeVisible();
  await expect(page.getByText('+49 30 901820')).toBeVisible();
});
