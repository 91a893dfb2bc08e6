import { readFile } from 'node:fs/promises';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect } from '../../e2e/support/flow';
import { test } from '../../e2e/support/signed-in';

/** `−1.240,50` in cents. */
const cents = (shown: string) => Number(shown.replace('−', '-').replace(/[^\d-]/g, ''));

test.use({ viewport: { width: 1280, height: 900 } });

test('a year is followed from its sum to each booking, in the CSV too, and what is entered is kept', async ({
  page,
}) => {
  await page.goto('/financials');
  await page.getByRole('link', { name: 'Steuer', exact: true }).click();
  await expect(page.getByText('Aus deinen Angaben im Profil.')).toBeVisible();
  await expect(page.getByText('Keine Steuerberatung')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Marina Walk Tower 2304' }).click();

  const table = page.getByRole('table', { name: /^Buchungen \d{4} nach Gruppen$/ });
  await expect(table).toBeVisible();
  const heading = cents(
    (await page.getByRole('heading', { level: 1 }).textContent())?.split('€')[0] ?? '',
  );
  const rows = table.locator('tbody tr:has(time) td:last-child');
  const amounts = (await rows.allTextContents()).map(cents);
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(heading);
  expect(await violationsOf(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  const listed = lines
    .map((line) => line.split(';'))
    .filter((cells) => !/Ohne Wirkung|Anschaffungskosten/.test(cells[3] ?? ''))
    .reduce((sum, cells) => sum + cents(cells[11] ?? ''), 0);
  expect(listed).toBe(heading);

  await page.getByRole('textbox', { name: 'Bodenanteil' }).fill('20');
  await page.getByRole('button', { name: 'Abschreibung berechnen' }).click();
  await expect(table.getByRole('row', { name: /Überschuss nach Abschreibung/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Bodenanteil' })).toHaveValue('20,00');
  await expect(page.getByRole('radio', { name: 'Deutschland' })).toBeChecked();

  await table
    .getByRole('link', { name: /^Scheck/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/financials\/bookings\?booking_id=/);
});
