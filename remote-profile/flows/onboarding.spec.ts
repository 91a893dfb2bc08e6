import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { mailsTo, manzil } from '../../e2e/support/operator';
import { beyondTheWindow } from '../../e2e/support/widths';

const EMAIL = 'clara.onboarding@example.com';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** A window of 1280 by 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };

async function invitationLink(): Promise<string> {
  await expect.poll(() => mailsTo(EMAIL, 'account-invited').length).toBe(1);
  const [mail = ''] = mailsTo(EMAIL, 'account-invited');
  // As quoted-printable writes it.
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return text.match(/http\S+#link=[\w-]{43}/)?.[0] ?? '';
}

async function expectStep(page: Page, number: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`Schritt ${number} von 4: ${title} – Manzil`);
}

const onwards = (page: Page, to: string) => page.getByRole('button', { name: `Weiter zu ${to}` });

async function expectUsableZoomed(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone;
  await page.setViewportSize(zoomed);
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}

async function fillInPerson(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Für mich als Privatperson' }).check();
  await page.getByLabel('Geburtsdatum').fill('1984-03-09');
  await page.getByRole('combobox', { name: 'Staatsangehörigkeit' }).fill('deutsch');
  await page.getByRole('option', { name: 'Deutschland' }).click();
  await page.getByLabel('Telefon').fill('+49 30 901820');
}

/** Types what the fields ask for, and goes on by the tabulator alone. */
async function typeResidence(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Land', exact: true }).focus();
  const { keyboard } = page;
  await keyboard.type('deutsch');
  await keyboard.press('Enter');
  for (const text of ['Gärtnerstraße', '12', '', '20253', 'Hamburg', '', 'deutsch']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('86 095 742 719');
  await expect(page.getByText('Die Prüfziffer stimmt.')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(onwards(page, 'Identität')).toBeFocused();
}

/** Ids of what the office has to decide about. */
const waitingDocuments = (): string[] =>
  manzil('document', 'list')
    .split('\n')
    .filter((line) => line.includes(EMAIL))
    .map((line) => line.split(' ')[0] ?? '');

async function photograph(page: Page, document: string): Promise<void> {
  const slot = page.getByRole('region', { name: document });
  const chooser = page.waitForEvent('filechooser');
  await slot.getByRole('button', { name: 'Datei auswählen' }).click();
  const buffer = await page.screenshot({ type: 'jpeg' });
  await (await chooser).setFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await expect(slot.getByText('In Prüfung')).toBeVisible();
}

test('an invited investor is active alone: invitation, password, four steps on a phone, the review by the office', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  manzil(
    ...['investor', 'create', '--email', EMAIL, '--first-name', 'Clara', '--last-name', 'Schuster'],
  );
  await page.goto(await invitationLink());
  await page.getByLabel('Neues Passwort').fill(chosenPasswords.first);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expectStep(page, 1, 'Person');

  await onwards(page, 'Anschrift und Steuer').click();
  await expect(page.getByRole('region', { name: /Angaben stimmen noch nicht/ })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await expectUsableZoomed(page);
  await fillInPerson(page);
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();

  // The same on another device.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const desk = await elsewhere.newPage();
  await desk.setViewportSize(desktop);
  await desk.goto('/dashboard');
  await expectStep(desk, 1, 'Person');
  await expect(desk.getByLabel('Telefon')).toHaveValue('+49 30 901820');
  await desk.getByRole('checkbox', { name: /Nutzungsbedingungen/ }).check();
  await desk.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  await onwards(desk, 'Anschrift und Steuer').click();
  await expectStep(desk, 2, 'Anschrift und Steuer');
  await typeResidence(desk);
  expect(await violationsOf(desk)).toEqual([]);
  await desk.keyboard.press('Enter');
  await expectStep(desk, 3, 'Identität');
  await elsewhere.close();

  await page.reload();
  await expectStep(page, 3, 'Identität');
  await expectUsableZoomed(page);
  await page.getByRole('region', { name: 'Reisepass' }).getByLabel('Gültig bis').fill('2034-05-31');
  await photograph(page, 'Reisepass');
  await photograph(page, 'Wohnsitznachweis');
  expect(await violationsOf(page)).toEqual([]);
  await onwards(page, 'Immobilie und Paket').click();
  await expectStep(page, 4, 'Immobilie und Paket');
  await page.goBack();
  await expectStep(page, 3, 'Identität');
  await page.goForward();
  await photograph(page, 'Kaufvertrag');
  await page.getByRole('button', { name: 'Einrichtung abschließen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alles eingerichtet' })).toBeFocused();
  const standing = page.getByRole('region', { name: 'Dein Profil' });
  await expect(standing).toContainText('In Prüfung');
  expect(await violationsOf(page)).toEqual([]);
  await expectUsableZoomed(page);

  for (const id of waitingDocuments()) {
    manzil('document', 'review', id, '--accept', '--operator', 'test');
  }
  await page.reload();
  await expect(standing).toContainText('Aktiv');
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
