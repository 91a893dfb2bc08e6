import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page } from '../../e2e/support/flow';
import { test } from '../../e2e/support/signed-in';

/** `−1.240,50` in fils. */
const fils = (shown: string) => Number(shown.replace('−', '-').replace(/[^\d-]/g, ''));

/** Of the statement on show, from opening to closing. */
const figuresOf = async (page: Page): Promise<number[]> => {
  const figures = page.getByRole('region', { name: 'Vom Anfangs- zum Endsaldo' });
  await expect(figures.getByRole('columnheader', { name: 'Unterschied' })).toBeAttached();
  return (await figures.locator('tbody td:nth-child(2)').allTextContents()).map(fils);
};

test.use({ viewport: { width: 390, height: 844 } });

test('money is followed from the statement to the payout and back, to the last fils', async ({
  page,
}) => {
  await page.goto('/financials');
  await page.getByRole('link', { name: 'Abrechnungen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Abrechnungen' })).toBeVisible();
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();

  await expect(page.getByRole('heading', { level: 1, name: /^Abrechnung \p{L}/u })).toBeVisible();
  const figures = await figuresOf(page);
  const closing = figures.pop();
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(closing);
  expect(await violationsOf(page)).toEqual([]);
  const statement = page.url();
  const rows = page.getByRole('region', { name: 'Auszahlungen dazu' }).getByRole('listitem');
  const gross = (await rows.textContent())?.match(/[\d.]+,\d\d\sAED/)?.[0] ?? 'none';
  expect(fils(gross)).toBe(-(figures.at(-1) ?? 0));

  await rows.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Auszahlung vom/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Von uns zu dir' })).toContainText(gross);
  await expect(page.getByText(/^Unterschied zur Abrechnung: 0,00\sAED$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^MZ-\d{4}-\d{6} öffnen$/ }).click();
  await expect(page).toHaveURL(statement);
});
