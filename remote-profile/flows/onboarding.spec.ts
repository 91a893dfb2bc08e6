import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Locator, type Page, test } from '../../e2e/support/flow';
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

const onwards = (page: Page, to: string) => page.getByRole('button', { name: `Weiter ${to}` });

async function expectUsableZoomed(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone;
  await page.setViewportSize(zoomed);
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}

/** Goes there by the tabulator alone. */
async function reach(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

async function choose(page: Page, combobox: string, text: string): Promise<void> {
  await type(page, page.getByRole('combobox', { name: combobox, exact: true }), text);
  await page.keyboard.press('Enter');
}

async function typePerson(page: Page): Promise<void> {
  await press(page, page.getByRole('radio', { name: 'Für mich als Privatperson' }), 'Space');
  // The same in whichever order the browser has day and month.
  await type(page, page.getByLabel('Geburtsdatum'), '03031984');
  await choose(page, 'Staatsangehörigkeit', 'deutsch');
  await type(page, page.getByLabel('Telefon'), '+49 30 901820');
}

async function typeResidence(page: Page): Promise<void> {
  await choose(page, 'Land', 'deutsch');
  for (const text of ['Gärtnerstraße', '12', '', '20253', 'Hamburg', '', 'deutsch']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('86 095 742 719');
  await expect(page.getByText('Die Prüfziffer stimmt.')).toBeVisible();
  await press(page, page.getByRole('radio', { name: 'Nein' }), 'Space');
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
  await press(page, slot.getByRole('button', { name: 'Datei auswählen' }), 'Enter');
  const buffer = await page.screenshot({ type: 'jpeg' });
  await (await chooser).setFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await expect(slot.getByText('In Prüfung')).toBeVisible();
}

// One investor, in two flows: each of them has as long as any other.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: phone });

test('an invited investor goes alone, by keyboard, from the invitation to the third step, on a phone and at a desk', async ({
  page,
  browser,
}) => {
  manzil(
    ...['investor', 'create', '--email', EMAIL, '--first-name', 'Clara', '--last-name', 'Schuster'],
  );
  await page.goto(await invitationLink());
  await type(page, page.getByLabel('Neues Passwort'), chosenPasswords.first);
  await press(page, page.getByRole('button', { name: 'Passwort speichern' }), 'Enter');
  await expectStep(page, 1, 'Person');

  await press(page, onwards(page, 'zu Anschrift und Steuer'), 'Enter');
  await expect(
    page.getByRole('region', { name: /Angaben fehlen noch oder stimmen nicht/ }),
  ).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await expectUsableZoomed(page);
  await typePerson(page);
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();

  // The same on another device.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const desk = await elsewhere.newPage();
  await desk.setViewportSize(desktop);
  await desk.goto('/dashboard');
  await expectStep(desk, 1, 'Person');
  await expect(desk.getByLabel('Telefon')).toHaveValue('+49 30 901820');
  await press(desk, desk.getByRole('checkbox', { name: /Nutzungsbedingungen/ }), 'Space');
  await press(desk, desk.getByRole('checkbox', { name: /Datenschutzerklärung/ }), 'Space');
  await press(desk, onwards(desk, 'zu Anschrift und Steuer'), 'Enter');
  await expectStep(desk, 2, 'Anschrift und Steuer');
  await typeResidence(desk);
  expect(await violationsOf(desk)).toEqual([]);
  await press(desk, onwards(desk, 'zur Identität'), 'Enter');
  await expectStep(desk, 3, 'Identität');
  await elsewhere.close();

  await page.reload();
  await expectStep(page, 3, 'Identität');
});

test('signed in again, they go on there, and are active after the last step and the review by the office', async ({
  page,
}) => {
  await page.goto('/login');
  await type(page, page.getByLabel('E-Mail'), EMAIL);
  await type(page, page.getByLabel('Passwort', { exact: true }), chosenPasswords.first);
  await page.keyboard.press('Enter');
  await expectStep(page, 3, 'Identität');
  await expectUsableZoomed(page);
  const passport = page.getByRole('region', { name: 'Reisepass' });
  await type(page, passport.getByLabel('Gültig bis'), '05052034');
  await photograph(page, 'Reisepass');
  await photograph(page, 'Wohnsitznachweis');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, onwards(page, 'zur Immobilie'), 'Enter');
  await expectStep(page, 4, 'Immobilie');
  await page.goBack();
  await expectStep(page, 3, 'Identität');
  await page.goForward();
  await photograph(page, 'Kaufvertrag');
  await press(page, page.getByRole('button', { name: 'Einrichtung abschließen' }), 'Enter');
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
  await press(page, page.getByRole('link', { name: 'Zum Dashboard' }), 'Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
