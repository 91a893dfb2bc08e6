import { readFile } from 'node:fs/promises';
import { pdfPages } from '../../api/testing/pdf-text';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page } from '../../e2e/support/flow';
import { test } from '../../e2e/support/signed-in';

const UNIT = 'Marina Walk Tower 2304';

test.use({ viewport: { width: 1280, height: 900 } });

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path());
}

test('one cheque is followed to its booking, statement, payout and the tax of its year', async ({
  page,
}) => {
  await page.goto('/financials');
  await page.getByRole('link', { name: 'Mieten', exact: true }).click();
  const cheques = page.getByRole('table', { name: UNIT });
  const cleared = cheques.getByRole('row').filter({ hasText: 'Eingelöst' }).last();
  await expect(cleared.getByRole('cell')).toHaveCount(6);
  const [, , , , day = '', amount = ''] = await cleared.getByRole('cell').allTextContents();
  const [, month = '', year = ''] = day.split('.');
  expect(amount).toMatch(/^[\d.]+,\d\d$/);
  expect(await violationsOf(page)).toEqual([]);

  await cleared.getByRole('link', { name: /^Buchung zu Scheck/ }).click();
  const booking = page.getByRole('table').locator('tbody > tr');
  await expect(booking).toHaveCount(1);
  await expect(booking).toContainText(day);
  await expect(booking).toContainText(amount);
  const csv = (await saved(page, 'CSV')).toString('utf8').trim().split('\r\n');
  expect(csv).toHaveLength(2);
  expect(csv[1]).toContain(plain(amount));

  await page.getByRole('link', { name: 'Abrechnungen', exact: true }).click();
  await page.getByRole('link', { name: monthOf(month, year) }).click();
  const rent = page
    .getByRole('row')
    .filter({ hasText: /^Miete/ })
    .filter({ hasText: amount });
  await expect(rent.first()).toBeVisible();
  const pdf = await pdfPages(await saved(page, 'PDF herunterladen'));
  expect(pdf.flat().join('\n')).toContain(amount);
  const payout = page.getByRole('region', { name: 'Auszahlungen dazu' }).getByRole('link');
  await payout.first().click();
  await expect(page.getByText(/^Unterschied zur Abrechnung: 0,00\sAED$/)).toBeVisible();

  await page.goto(`/financials/tax?year=${year}`);
  await page.getByText('Deutschland', { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: UNIT }).click();
  const taxed = page.getByRole('row').filter({ hasText: day }).filter({ hasText: 'Scheck' });
  await expect(taxed).toContainText(amount);
  const euros = (await taxed.getByRole('cell').last().textContent()) ?? '';
  const lines = (await saved(page, 'CSV')).toString('utf8').trim().split('\r\n');
  const line = lines.filter((text) => text.includes(plain(amount)) && text.includes(plain(euros)));
  expect(line).toHaveLength(1);
});

/** As the files write it. */
const plain = (shown: string) => shown.replace('.', '').replace(/\s.*/, '');

const monthOf = (month: string, year: string) =>
  new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(Date.UTC(Number(year), Number(month) - 1)))
    .replace(' ', '\u00A0');
