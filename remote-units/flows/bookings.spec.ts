import { stableId } from '../../api/src/seed/demo/stable-id';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect } from '../../e2e/support/flow';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';

test.use({ viewport: { width: 390, height: 844 } });

test('a figure opens its bookings, which are narrowed down to a receipt', async ({ page }) => {
  await page.goto('/financials');
  await expectScreen(page, '/financials');
  await test.step('a choice keeps its size when it is clicked: its radio button stays hidden', async () => {
    const choice = page.locator('label', { hasText: /^Monat$/ });
    const before = await choice.boundingBox();
    await choice.click();
    await expect(page.getByRole('radio', { name: 'Monat', exact: true })).toBeFocused();
    expect(await choice.boundingBox()).toEqual(before);
    await page.goto('/financials');
    await expectScreen(page, '/financials');
  });

  await test.step('a figure opens the bookings that come to it, to the last fils', async () => {
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const net = title?.split(' ')[0] ?? '';
    await page.getByRole('link', { name: 'Buchungen zu „Netto“' }).click();
    await expect(page.getByText(/^\d+ Buchungen/)).toContainText(
      `Summe ${net.replace(/\s*AED.*/, '')}`,
    );
    await page.goBack();
  });

  await page.getByRole('link', { name: 'Buchungen', exact: true }).click();
  const rows = page.getByRole('table').locator('tbody > tr');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Ältere anzeigen' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Einheit').selectOption({ label: 'Safa Terrace 412' });
  await page.getByLabel('Kategorie').selectOption({ label: 'Instandhaltung' });
  const filtered = `/financials/bookings?unit_id=${stableId('unit:safa-terrace-412')}&category=maintenance`;
  await expect(page).toHaveURL(filtered);
  const receipts = rows.getByRole('button', { name: /^Beleg zu Malerarbeiten/ });
  await expect(receipts).toHaveCount(1);
  await expect(rows.filter({ hasNotText: 'Instandhaltung' })).toHaveCount(0);

  await receipts.click();
  const receipt = page.getByRole('dialog', { name: /^Beleg zu Malerarbeiten/ });
  await expect(receipt.getByRole('img', { name: /, Seite 1 von \d+$/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(receipts).toBeFocused();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByLabel('Kategorie')).toHaveValue('maintenance');
  await expect(receipts).toBeVisible();
});
