import { readFile } from 'node:fs/promises';
import { pdfPages } from '../../api/testing/pdf-text';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page, test } from '../../e2e/support/flow';
import { addLetUnit, clearFirstCheque, letUnit } from '../../e2e/support/let-unit';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';

const EMAIL = 'one.cheque@example.com';
const RENT = '30.123,45';
const PAYOUT = '28.541,97';
const TEXT = 'Scheck 1 von 2';

test.use({ viewport: { width: 1280, height: 900 } });

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFile(await download.path());
}

const csvOf = async (page: Page, button: string): Promise<string[][]> =>
  (await saved(page, button))
    .toString('utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));

const pdfOf = async (page: Page, button: string): Promise<string[]> =>
  (await pdfPages(await saved(page, button))).flat();

const lead = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Wo diese Buchung noch steht' })
    .getByRole('link', { name, exact: true });

test('one cheque is followed from the bank to booking, statement, payout and tax year', async ({
  page,
  context,
}) => {
  // The office's commands, four of them, start anew each time.
  test.setTimeout(120_000);
  const day = letUnit.cleared.split('-').reverse().join('.');
  await beginAsNewInvestor(context, EMAIL);
  addLetUnit(EMAIL);

  await page.goto('/financials/rents');
  const cheque = page
    .getByRole('table', { name: letUnit.name })
    .getByRole('row')
    .filter({ hasText: '000711' });
  await expect(cheque).toContainText('Eingereicht');
  await expect(cheque.getByRole('link')).toHaveCount(0);
  await expect(cheque.locator('td').last()).toHaveText(RENT);

  clearFirstCheque(EMAIL);
  await page.reload();
  await expect(cheque).toContainText('Eingelöst');
  await expect(cheque).toContainText(day);
  expect(await violationsOf(page)).toEqual([]);
  await cheque.getByRole('link', { name: 'Buchung zu Scheck Nr. 1' }).click();

  await expect(page).toHaveURL(/\/financials\/bookings\?booking_id=/);
  const bookingId = new URL(page.url()).searchParams.get('booking_id');
  const booking = page.getByRole('table').locator('tbody > tr');
  await expect(booking).toHaveCount(1);
  await expect(booking).toContainText(day);
  await expect(booking.locator('td').nth(4)).toHaveText(RENT);
  const booked = await csvOf(page, 'CSV laden');
  expect(booked.map((cells) => cells[5])).toEqual(['Betrag', plain(RENT)]);
  await lead(page, 'Scheck Nr. 1 des Mietverhältnisses').click();
  await expect(page.getByRole('table', { name: letUnit.name })).toBeVisible();
  await expect(cheque).toContainText('Eingelöst');
  await page.goBack();

  await lead(page, `Abrechnung ${monthOf(letUnit.month)}`).click();
  const rent = page
    .getByRole('table', { name: letUnit.name })
    .locator('tbody > tr')
    .filter({ hasText: TEXT });
  await expect(rent).toHaveCount(1);
  await expect(rent).toHaveText(new RegExp(`^Miete${TEXT}`));
  await expect(rent.locator('td').last()).toHaveText(RENT);
  const figure = page
    .getByRole('region', { name: 'Vom Anfangs- zum Endsaldo' })
    .locator('tbody > tr')
    .filter({ hasText: /^Auszahlung/ });
  await expect(figure.locator('td:nth-child(2)')).toHaveText(`−${PAYOUT}`);
  const pdf = await pdfOf(page, 'PDF herunterladen');
  const line = pdf.indexOf(`${day} · ${TEXT}`);
  expect(pdf.slice(line - 1, line + 2)).toEqual(['Miete', `${day} · ${TEXT}`, RENT]);
  expect(pdf[pdf.indexOf('Auszahlung') + 1]).toBe(`−${PAYOUT}`);

  const payouts = page.getByRole('region', { name: 'Auszahlungen dazu' }).getByRole('listitem');
  await expect(payouts).toHaveCount(1);
  await payouts.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Auszahlung vom/ })).toBeVisible();
  const gross = page.getByRole('region', { name: 'Von uns zu dir' }).locator('dt + dd').first();
  await expect(gross).toHaveText(new RegExp(`^${PAYOUT}\\sAED$`));
  await expect(page.getByText(/^Unterschied zur Abrechnung: 0,00\sAED$/)).toBeVisible();
  await page.goBack();
  await rent.getByRole('link', { name: TEXT }).click();

  const year = letUnit.cleared.slice(0, 4);
  await lead(page, `Steuer ${year}`).click();
  await page.getByText('Deutschland', { exact: true }).click();
  const taxed = page
    .getByRole('table', { name: `Buchungen ${year} nach Gruppen` })
    .getByRole('row')
    .filter({ hasText: TEXT });
  await expect(taxed).toHaveCount(1);
  await expect(taxed).toContainText(day);
  // Date, booking, amount, rate, amount in euros.
  await expect(taxed.locator('td')).toHaveCount(5);
  await expect(taxed.locator('td').nth(2)).toHaveText(RENT);
  const euros = (await taxed.locator('td').last().textContent()) ?? '';
  expect(euros).toMatch(/^[\d.]+,\d\d$/);
  const [listed, ...more] = (await csvOf(page, 'CSV')).filter(
    (cells) => cells.at(-1) === bookingId,
  );
  expect([listed?.[6], listed?.[11], more]).toEqual([plain(RENT), plain(euros), []]);
  const taxPdf = await pdfOf(page, 'PDF');
  const entry = taxPdf.indexOf(TEXT);
  expect(taxPdf.slice(entry - 1, entry + 2)).toEqual([day, TEXT, RENT]);
  expect(taxPdf[entry + 3]).toBe(euros);
});

/** As the files write it. */
const plain = (shown: string) => shown.replaceAll('.', '');

const monthOf = (month: string) =>
  new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(' ', '\u00A0');
