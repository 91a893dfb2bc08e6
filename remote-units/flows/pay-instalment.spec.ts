import { violationsOf } from '../../e2e/support/accessibility';
import { choose } from '../../e2e/support/documents';
import { expect, type Page } from '../../e2e/support/flow';
import { password } from '../../e2e/support/investors';
import { origins } from '../../e2e/support/origins';
import { test } from '../../e2e/support/signed-in';

const PROOF = 'Überweisung Rate 5.pdf';

test.use({ viewport: { width: 1280, height: 900 } });

/** The other flows of Anna find her instalment as it was. */
test.afterEach(async ({ context }) => {
  const { request } = context;
  const { items } = (await (await request.get(`${origins.api}/documents`)).json()) as {
    items: { document_id: string; file: { name: string } | null }[];
  };
  for (const { document_id, file } of items) {
    if (file?.name !== PROOF) continue;
    const withdrawn = await request.delete(`${origins.api}/documents/${document_id}`, {
      headers: { origin: origins.portal },
    });
    expect(withdrawn.status()).toBe(200);
  }
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('an instalment is paid: its values are copied, the whole IBAN is shown, and a proof is handed in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origins.portal });
  await page.goto('/my-units');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Creek Lantern/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Creek Lantern 1806' })).toBeVisible();
  const plan = page.getByRole('table', { name: 'Zahlplan' });
  await plan.getByRole('link', { name: /^Rate zum / }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rate 5 von 9' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Zahlungsdaten' });
  await expect(details).toContainText('AE •••• 4417');
  await details.getByRole('button', { name: 'Betrag kopieren' }).click();
  await expect(details.getByRole('button', { name: 'Betrag: kopiert' })).toBeVisible();
  expect(await copied(page)).toBe('92500.00');

  await details.getByLabel('Passwort, um die IBAN zu sehen').fill(password);
  await details.getByRole('button', { name: 'IBAN anzeigen' }).click();
  await expect(details.getByText(/^AE\d\d(?: \d{4}){4} \d{3}$/)).toBeVisible();
  await details.getByRole('button', { name: 'IBAN kopieren' }).click();
  await expect(details.getByRole('button', { name: 'IBAN: kopiert' })).toBeVisible();
  expect(await copied(page)).toMatch(/^AE\d{17}4417$/);

  await choose(page, PROOF);
  const step = page
    .getByRole('list', { name: 'Stand der Zahlung' })
    .getByRole('listitem')
    .filter({ hasText: 'Nachweis in Prüfung' });
  await expect(step).toContainText('jetzt');
  const proof = page.getByRole('region', { name: 'Zahlungsnachweis' });
  await expect(proof.getByRole('listitem').filter({ hasText: PROOF })).toContainText('In Prüfung');
  expect(await violationsOf(page)).toEqual([]);

  await main.getByRole('link', { name: 'Creek Lantern 1806', exact: true }).click();
  const row = plan.getByRole('row').filter({ hasText: /Rate zum / });
  await expect(row).toContainText('Nachweis in Prüfung');
});
