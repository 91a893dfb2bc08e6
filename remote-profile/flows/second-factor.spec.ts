import { violationsOf } from '../../e2e/support/accessibility';
import { authenticator } from '../../e2e/support/authenticator';
import { expect, type Page, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';
import { manzil } from '../../e2e/support/operator';
import { expectPageShown } from '../../e2e/support/page-shown';
import { chosen, isLong } from '../../shared/testing/ring';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(chosenPasswords.first);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

const expectAccessible = async (page: Page): Promise<void> =>
  expect(await violationsOf(page)).toEqual([]);

const isIn = (page: Page) => expect(page).toHaveURL(/\/dashboard$/);

for (const width of chosen([1280], [390, 1280])) {
  test(`at ${width} px an app is set up and asked for, a remembered browser is not, and a lost phone locks nobody out`, async ({
    page,
    context,
    browser,
  }) => {
    const email = `clara.factor.${width}@example.com`;
    await page.setViewportSize({ width, height: 844 });
    await beginAsNewInvestor(context, email);
    await page.goto('/profile/settings/second-factor');
    await expectPageShown(page);
    await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
    await page.getByLabel('Dein Passwort').fill(chosenPasswords.first);
    if (isLong) await expectAccessible(page);
    await page.keyboard.press('Enter');
    const key = page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
    const codeIn = authenticator((await key.textContent()) ?? '');
    await expectAccessible(page);
    await page.getByLabel('Code aus der App').fill(codeIn(0));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    if (isLong) await expectAccessible(page);
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByLabel('Ich habe die Codes sicher aufbewahrt').check();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByText('Noch 10 Codes übrig')).toBeVisible();
    if (isLong) await expectAccessible(page);
    for (const [name, title] of [
      ['Neue Codes', 'Neue Wiederherstellungscodes'],
      ['Entfernen', 'Zweiten Faktor entfernen?'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByLabel('Dein Passwort')).toBeVisible();
      if (isLong) await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    }

    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await other.newPage();
    await signIn(phone, email);
    const code = phone.getByLabel('Code aus der App');
    await code.fill('000000');
    await phone.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Dieser Code stimmt nicht/);
    await expectAccessible(phone);
    await code.fill(codeIn(2));
    await phone.getByLabel('Diesen Browser 30 Tage merken').check();
    await phone.getByRole('button', { name: 'Weiter' }).click();
    await isIn(phone);
    await other.clearCookies({ name: 'session' });
    await signIn(phone, email);
    await isIn(phone);
    await other.close();

    const lost = await browser.newContext();
    const desk = await lost.newPage();
    await signIn(desk, email);
    await desk.getByRole('button', { name: 'Handy nicht zur Hand?' }).click();
    const typed = desk.getByLabel('Wiederherstellungscode');
    if (isLong) await expectAccessible(desk);
    await typed.fill(recovery.toLowerCase().replaceAll('-', ' '));
    await desk.keyboard.press('Enter');
    await isIn(desk);
    await lost.clearCookies();

    const reason = ['--reason', 'passport shown on a video call'];
    manzil('--operator', 'olga', 'investor', 'second-factor', 'remove', email, ...reason);
    await signIn(desk, email);
    await isIn(desk);
    await lost.close();
  });
}
