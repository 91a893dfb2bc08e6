import { expectSeen, expectVisibleFocus } from '../../e2e/support/accessibility';
import { type BrowserContext, expect, type Page, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';
import { countRequests, storedKeys } from '../../e2e/support/tab';
import { signOut } from '../../e2e/support/windows';

// What a worker answers cannot be refused.
test.use({ serviceWorkers: 'block' });

const ADDRESS = `${origins.api}/profile/address`;
const phone = { width: 390, height: 844 };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const country = (page: Page) => page.getByRole('combobox', { name: 'Land' });
const save = (page: Page) => page.getByRole('button', { name: 'Anschrift speichern' });
const saved = (page: Page) => page.getByText('Deine Anschrift ist gespeichert');

async function open(page: Page): Promise<void> {
  await page.goto('/profile/edit-address');
  await expectPageShown(page);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Straße').fill('Gärtnerstraße');
  await field(page, 'Nr.').fill('12');
  await field(page, 'Postleitzahl').fill('20253');
  await field(page, 'Ort').fill('Hamburg');
  await country(page).fill('deutsch');
  await page.getByRole('option', { name: 'Deutschland' }).click();
}

/** What asks is loaded with the first change, and nobody leaves as fast as a flow does. */
const expectGuarded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    )
    .toBe(false);

const streetOf = async ({ request }: BrowserContext): Promise<string> =>
  ((await (await request.get(`${origins.api}/profile`)).json()) as { address: { street: string } })
    .address.street;

test('a first address is entered on a phone: refused at a field, refused whole, kept without a network, sent with one', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await beginAsNewInvestor(context, 'clara.phone@example.com');
  await page.goto('/profile/address-details');
  // Comes with the form; before it is there the first of the fields is gone to instead.
  const summaryLoaded = page.waitForResponse(/error-summary\./);
  await page.getByRole('link', { name: 'Anschrift eintragen' }).click();
  await (await summaryLoaded).finished();
  await save(page).click();
  const summary = page.getByRole('region', { name: 'Drei Angaben fehlen noch oder stimmen nicht' });
  await expect(summary).toBeFocused();
  await expectSeen(page, summary);
  await page.setViewportSize(phone);

  await fillIn(page);
  await field(page, 'Postleitzahl').fill('2025');
  await save(page).click();
  await expect(field(page, 'Postleitzahl')).toHaveAccessibleDescription(
    'Die Postleitzahl hat hier 5 Ziffern.',
  );
  await expectVisibleFocus(page);

  await field(page, 'Postleitzahl').fill('20253');
  await page.route(ADDRESS, (route) => route.fulfill({ status: 503, body: '<h1>Wartung</h1>' }), {
    times: 1,
  });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Die Anschrift ist nicht gespeichert');

  await context.setOffline(true);
  const sent = countRequests(page, 'PUT', /\/profile\/address$/);
  await save(page).click();
  const waits = page.getByRole('button', { name: 'Wartet auf Netz' });
  await expect(waits).toBeVisible();
  await expect(field(page, 'Ort')).toHaveValue('Hamburg');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/address-details$/);
  expect(sent()).toBe(2);
  expect(await streetOf(context)).toBe('Gärtnerstraße');
});

test('an address that two tabs change shows both; a session that has ended is begun again in place', async ({
  page,
  context,
}) => {
  await beginAsNewInvestor(context, 'clara.tabs@example.com');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab);
    await fillIn(tab);
  }
  const sent = countRequests(page, 'PUT', /\/profile\/address$/);
  await save(page).dblclick();
  await expect(saved(page)).toBeVisible();
  expect(sent()).toBe(1);

  await other.bringToFront();
  await field(other, 'Straße').fill('Lindenallee');
  await save(other).click();
  const conflict = other.getByRole('dialog', { name: 'Inzwischen geändert' });
  await expectSeen(other, conflict.getByText('Straße: Lindenallee'));
  await expect(conflict.getByText('Straße: Gärtnerstraße')).toBeVisible();
  await conflict.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(saved(other)).toBeVisible();
  expect(await streetOf(context)).toBe('Lindenallee');

  await other.getByRole('link', { name: 'Anschrift ändern' }).click();
  await field(other, 'Straße').fill('Deichweg');
  // It is the change that is to find out, not the look at the session every few seconds.
  await other.route(`${origins.api}/auth/session`, (route) => route.abort());
  await context.clearCookies({ name: /session/ });
  await save(other).click();
  const again = other.getByRole('dialog', { name: 'Melde dich neu an' });
  await expectSeen(other, again);
  await again.getByLabel('Passwort', { exact: true }).fill(chosenPasswords.first);
  await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(saved(other)).toBeVisible();
  expect(await streetOf(context)).toBe('Deichweg');
});

test('an address that is typed is asked about before it is left, outlives a reload and is gone after the sign-out', {
  tag: '@long',
}, async ({ page, context }) => {
  await beginAsNewInvestor(context, 'clara.leaves@example.com');
  await page.goto('/profile');
  await expectPageShown(page);
  await open(page);
  await field(page, 'Straße').fill('Gärtnerstraße');
  await expectGuarded(page);
  const leave = page.getByRole('dialog', { name: 'Seite verlassen?' });
  const stay = leave.getByRole('button', { name: 'Hier bleiben' });

  await page.getByRole('link', { name: 'Anschrift', exact: true }).click();
  await expectSeen(page, stay);
  await stay.click();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(field(page, 'Straße')).toHaveValue('Gärtnerstraße');
  await expectGuarded(page);
  expect(await storedKeys(page)).toContain('manzil.draft.address');

  await page.getByRole('link', { name: 'Anschrift', exact: true }).click();
  await leave.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page).toHaveURL(/\/profile\/address-details$/);
  await page.getByRole('link', { name: 'Anschrift eintragen' }).click();
  await expect(field(page, 'Straße')).toHaveValue('');
  await field(page, 'Ort').fill('Hamburg');
  // Playwright goes back sooner after a key than anybody could.
  await expectGuarded(page);
  await page.goBack();
  await stay.click();
  await expect(field(page, 'Ort')).toHaveValue('Hamburg');

  await signOut(page, { width: 1280, language: 'de' }, 'Clara Schuster');
  expect(await storedKeys(page)).not.toContain('manzil.draft.address');
});
