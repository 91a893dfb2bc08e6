import { readFile } from 'node:fs/promises';
import { pdfPages } from '../../api/testing/pdf-text';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page } from '../../e2e/support/flow';
import { expectPageShown } from '../../e2e/support/page-shown';
import { test } from '../../e2e/support/signed-in';
import { beyondTheWindow } from '../../e2e/support/widths';

const ORDER = 'zahlungspflichtig beauftragen';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openUnit(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
}

test('a package is chosen, another one changed, and the change taken back', async ({ page }) => {
  await page.goto('/packages');
  await expectPageShown(page);
  const units = page.getByRole('region', { name: 'Deine Einheiten' });
  await expect(units.getByRole('listitem')).toHaveCount(4);

  await openUnit(page, 'Yas Canal House 705');
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await expectSound(page);
  await page.getByRole('button', { name: ORDER }).click();
  await expect(heading(page, 'Auftrag bestätigt')).toBeFocused();
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bestätigung speichern (PDF)' }).click();
  const lines = (await pdfPages(await readFile(await (await saving).path()))).flat();
  expect(lines).toEqual(
    expect.arrayContaining(['Auftrag: Paket Premium', 'Yas Canal House 705', 'Widerrufsrecht']),
  );
  await page.getByRole('link', { name: 'Zu deinen Einheiten' }).click();
  await expect(units).toContainText('Premium ab der Übergabe');

  await openUnit(page, 'Marina Walk Tower 2304');
  await page.getByRole('button', { name: ORDER }).click();
  await expect(heading(page, 'Auftrag bestätigt')).toBeVisible();
  await page.getByRole('link', { name: 'Zu deinen Einheiten' }).click();
  await openUnit(page, 'Marina Walk Tower 2304');
  await expect(page.getByText(/^Basic ist vorgemerkt, ab/)).toBeVisible();
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Auftrag zurücknehmen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Auftrag zurücknehmen?' });
  await dialog.getByRole('button', { name: 'Auftrag zurücknehmen' }).click();
  await expect(page.getByRole('button', { name: ORDER })).toBeVisible();
  await expect(page.getByText(/^Premium seit/)).toBeVisible();
});
