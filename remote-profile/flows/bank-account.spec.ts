import { expectSeen, expectVisibleFocus } from '../../e2e/support/accessibility';
import { type BrowserContext, expect, type Page, test } from '../../e2e/support/flow';
import { investors, password, signIn } from '../../e2e/support/investors';
import { mailsTo } from '../../e2e/support/operator';
import { origins } from '../../e2e/support/origins';
import { countRequests } from '../../e2e/support/tab';

const HOURS_MS = 3_600_000;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Konto ändern' });

type Account = { iban_last4: string; in_use: boolean; usable_from: string };
const accountsOf = async ({ request }: BrowserContext): Promise<Account[]> =>
  ((await (await request.get(`${origins.api}/bank-accounts`)).json()) as { items: Account[] })
    .items;
const mailed = (template: string) => mailsTo(investors.max, template).length;

test('the account is changed on a phone: password, mail, both accounts for 48 hours, and back again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'max', '/profile/bank-details');
  await page.getByRole('link', { name: 'Bankverbindung ändern' }).click();
  await field(page, 'IBAN').pressSequentially('de32200505501055432109');
  await expect(field(page, 'IBAN')).toHaveValue('DE32 2005 0550 1055 4321 09');
  await expect(page.getByText('Stimmt. Hamburger Sparkasse, Deutschland')).toBeVisible();
  await page.getByLabel('Kontowährung').selectOption('EUR');
  const lastStep = page.getByRole('listitem').filter({ hasText: 'Ab dann gilt das neue Konto.' });
  await expect(lastStep).toContainText(/\d\d:\d\d Uhr bei dir, .*\d\d:\d\d Uhr in Dubai/);

  await submit(page).click();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
  await expectVisibleFocus(page);
  await page.getByLabel('Passwort', { exact: true }).fill('Nicht mein Passwort');
  await submit(page).click();
  await expect(page.getByText('Dein Passwort stimmt nicht')).toBeVisible();
  await expect(field(page, 'IBAN')).toHaveValue('DE32 2005 0550 1055 4321 09');

  const sent = countRequests(page, 'PUT', /\/bank-accounts\/payout$/);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await submit(page).dblclick();
  await expect(page).toHaveURL(/\/profile\/bank-details$/);
  const until = page.getByRole('region', { name: /^Gilt bis / });
  const from = page.getByRole('region', { name: /^Gilt ab / });
  await expect(until.getByText('AE •••• 0861').first()).toBeVisible();
  await expect(from.getByText('DE •••• 2109').first()).toBeVisible();
  await expectSeen(page, from.getByText('Sperrfrist'));
  expect(sent()).toBe(1);

  const [next, before] = await accountsOf(context);
  expect([next?.in_use, before?.in_use]).toEqual([false, true]);
  const hours = (Date.parse(next?.usable_from ?? '') - Date.now()) / HOURS_MS;
  expect(Math.round(hours)).toBe(48);
  await expect.poll(() => mailed('bank-account-changed')).toBe(1);

  await page.getByRole('button', { name: 'Änderung zurücknehmen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Änderung zurücknehmen?' });
  await dialog.getByRole('button', { name: 'Änderung zurücknehmen' }).click();
  await expect(page.getByText(/^Zurückgenommen\./)).toBeVisible();
  await expect(from).toBeHidden();
  expect(await accountsOf(context)).toMatchObject([
    { iban_last4: '0861', in_use: true },
    { iban_last4: '2109', in_use: false },
  ]);
  await expect.poll(() => mailed('bank-account-kept')).toBe(1);
});
