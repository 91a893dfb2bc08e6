import { expect, type Page, test } from '@playwright/test';
import { mailsTo, manzil } from '../support/operator';
import { origins } from '../support/origins';

const EMAIL = 'clara.schuster@example.com';
const FIRST = 'vier nasse Kraniche am Fluss';
const SECOND = 'sieben trockene Kamele im Schnee';

async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

test('an invited investor sets a password by the link, forgets it and sets another by a code', async ({
  page,
}) => {
  const invitation = manzil(
    ...['investor', 'create', '--email', EMAIL, '--first-name', 'Clara', '--last-name', 'Schuster'],
    ...['--onboarding-step', '4', '--no-mail'],
  );
  const link = invitation.match(/http\S+#link=\S+/)?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('Neues Passwort').fill(FIRST);
  expect(page.url()).toBe(`${origins.portal}/reset-password`);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Dein neues Passwort gilt')).toBeVisible();
  await signInWith(page, FIRST);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect.poll(() => mailsTo(EMAIL, 'password-code').length).toBe(1);
  const code = mailsTo(EMAIL, 'password-code')[0]?.match(/^\s*(\d{6})\s*$/m)?.[1] ?? '';
  await page.getByLabel('Ziffer 1 von 6').focus();
  await page.keyboard.type(code);
  await page.getByLabel('Neues Passwort').fill(SECOND);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();

  // All sessions have ended, this one too.
  await expect(page).toHaveURL(/\/login$/);
  await signInWith(page, FIRST);
  await expect(page.getByText('E-Mail oder Passwort stimmen nicht.')).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill(SECOND);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who has no account is told the same as who has one', async ({ page }) => {
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

test('a password can be looked at, and Caps Lock is pointed out', async ({ page }) => {
  await page.goto('/login');
  const field = page.getByLabel('Passwort', { exact: true });
  await field.fill('Marina');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Die Feststelltaste ist an.')).toBeVisible();
  await field.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false });
  await expect(page.getByText('Die Feststelltaste ist an.')).toBeHidden();
});

test('the six boxes take a pasted code, one that the browser fills in, and arrow keys', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origins.portal });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/reset-password');
    const box = (n: number) => page.getByLabel(`Ziffer ${n} von 6`);
    const digits = () =>
      page
        .getByLabel(/^Ziffer \d von 6$/)
        .evaluateAll((boxes) => boxes.map((input) => (input as HTMLInputElement).value).join(''));
    await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(box(1)).toHaveAttribute('inputmode', 'numeric');

    await page.evaluate(() => navigator.clipboard.writeText('Dein Code: 12 34 5'));
    await box(1).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(digits).toBe('12345');
    await expect(box(6)).toBeFocused();

    await page.keyboard.press('ArrowLeft');
    await expect(box(5)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(box(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('9');
    await expect.poll(digits).toBe('19345');
    await page.keyboard.press('End');
    await expect(box(6)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect.poll(digits).toBe('1934');
    await expect(box(5)).toBeFocused();

    // As a browser does that has read the code from a message: into the first box, as a whole.
    await page.goto('/reset-password');
    await box(1).fill('246810');
    await expect.poll(digits).toBe('246810');
    await expect(page.getByText(/Dieser Code stimmt nicht oder gilt nicht mehr/)).toBeVisible();
  }
});

test('what is missing stands beside its field, what the server refuses too', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(
    'Trag deine E-Mail-Adresse ein.',
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(
    'Trag deine E-Mail-Adresse ein.',
  );
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(
    'Trag dein Passwort ein.',
  );
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill('kein Kamel');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(
    /^E-Mail oder Passwort stimmen nicht\./,
  );
});
