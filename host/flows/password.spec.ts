import { expect, type Page, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { invite, mailedCode } from '../../e2e/support/operator';
import { origins } from '../../e2e/support/origins';

const EMAIL = 'clara.schuster@example.com';
const { first: FIRST, second: SECOND } = chosenPasswords;

async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

test('an invited investor sets a password by the link, forgets it and sets another by a code', async ({
  page,
}) => {
  const link = invite(EMAIL);
  await page.goto(link);
  await page.getByLabel('Neues Passwort').fill(FIRST);
  expect(page.url()).toBe(`${origins.portal}/reset-password`);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('Ziffer 1 von 6').focus();
  await page.keyboard.type(await mailedCode(EMAIL));
  await page.getByLabel('Neues Passwort').fill(SECOND);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();

  // All sessions have ended, this one too.
  await expect(page).toHaveURL(/\/login$/);
  await signInWith(page, FIRST);
  await expect(page.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill(SECOND);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who has no account is told the same as who has one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('E-Mail').fill('niemand@example.com');
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page.getByText('Wenn es zu niemand@example.com ein Konto gibt')).toBeVisible();
  await page.getByLabel('Ziffer 1 von 6').focus();
  await page.keyboard.type('123456');
  await expect(page.getByText(/Dieser Code stimmt nicht oder gilt nicht mehr/)).toBeVisible();
  await page.getByRole('button', { name: 'Neuen Code anfordern' }).click();
  await expect(page.getByText(/Ein neuer Code ist unterwegs/)).toBeVisible();
  await expect(page.getByLabel('Ziffer 1 von 6')).toHaveValue('');
});
