import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';
import { expectPageShown } from '../../e2e/support/page-shown';
import { chosen, isLong } from '../../shared/testing/ring';

/** A device of the user, which unlocks itself. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const at = { authenticatorId };
  return {
    forget: () => devtools.send('WebAuthn.clearCredentials', at),
    refuseUnlocking: () =>
      devtools.send('WebAuthn.setUserVerified', { ...at, isUserVerified: false }),
  };
}

const expectAccessible = async (page: Page): Promise<void> =>
  expect(await violationsOf(page)).toEqual([]);

for (const width of chosen([390], [390, 1280])) {
  test(`at ${width} px a passkey is added, signs in without the password, confirms, and is removed`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await beginAsNewInvestor(context, `dora.passkey.${width}@example.com`);
    const device = await plugIn(page);
    await page.goto('/profile/settings/passkeys');
    await expectPageShown(page);
    await page.getByRole('button', { name: 'Passkey anlegen' }).click();
    await page.getByLabel('Dein Passwort').fill(chosenPasswords.first);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/noch nicht benutzt$/)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Passkey anlegen' }).click();
    await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
    await expect(page.getByText('Auf diesem Gerät gibt es schon einen Passkey')).toBeVisible();
    if (isLong) await expectAccessible(page);
    await page.getByRole('button', { name: 'Abbrechen' }).click();

    // The field for the e-mail offers it, and the device that unlocks itself picks it.
    await context.clearCookies({ name: 'session' });
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/profile/settings/passkeys');
    await page.getByRole('button', { name: /umbenennen$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Passkey umbenennen' })).toBeVisible();
    if (isLong) await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /entfernen$/ }).click();
    await expect(page.getByRole('dialog').getByLabel('Dein Passwort')).toBeVisible();
    if (isLong) await expectAccessible(page);
    await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
    await expect(page.getByText('Deine Passkeys')).toBeHidden();

    await context.clearCookies({ name: 'session' });
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('Dieser Passkey öffnet kein Konto');
    if (isLong) await expectAccessible(page);
    await device.forget();
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
    await expect(page.getByRole('alert')).toContainText('Dein Gerät hat keinen Passkey bestätigt');
  });
}
