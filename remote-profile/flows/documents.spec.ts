import { readFile } from 'node:fs/promises';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Locator } from '../../e2e/support/flow';
import { origins } from '../../e2e/support/origins';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth } from '../../e2e/support/widths';
import { chosen } from '../../shared/testing/ring';

const DOWNLOAD = `${origins.api}/documents/*/download`;

/** What is drawn stands upright, or turned. */
const isUpright = async (sheet: Locator): Promise<boolean> => {
  const { width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
  return height > width;
};

test('a document is saved, looked at, turned, fills the screen, and all come as a ZIP', async ({
  page,
}) => {
  await page.goto('/profile/documents');
  await expectScreen(page, '/profile/documents');
  const button = page.getByRole('button', { name: 'Reisepass herunterladen' });
  await atEachWidth(page, async (width) => {
    const { width: wide = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect([wide, height].every((length) => length >= (width < 992 ? 44 : 24))).toBe(true);
    const saving = page.waitForEvent('download');
    await button.click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^.+\.pdf$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await page.getByRole('link', { name: 'Mietvertrag' }).click();
  const sheet = page.getByRole('img', { name: 'Mietvertrag, Seite 1 von 1' });
  await expect(sheet).toBeVisible();
  await expect(page.getByText(/Dieses Musterdokument/)).toBeAttached();
  await atEachWidth(page, async (width) => {
    if (chosen(width === 390, true)) expect(await violationsOf(page)).toEqual([]);
  });
  await expect.poll(() => isUpright(sheet)).toBe(true);
  await page.getByRole('button', { name: 'Nach rechts drehen' }).click();
  await expect.poll(() => isUpright(sheet)).toBe(false);

  const large = page.getByRole('dialog', { name: 'Mietvertrag' });
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const ways = {
    button: () => page.getByRole('button', { name: 'Vollbild verlassen' }).click(),
    esc: () => page.keyboard.press('Escape'),
  };
  await atEachWidth(page, async (width) => {
    for (const [way, leave] of Object.entries(ways)) {
      await page.getByRole('button', { name: 'Vollbild', exact: true }).click();
      await expect.poll(isFull).toBe(true);
      await expect(large).toContainText('100 %');
      await expect.poll(async () => (await large.boundingBox())?.width).toBe(width);
      if (way === 'button' && chosen(width === 390, true))
        expect(await violationsOf(page)).toEqual([]);
      await leave();
      await expect.poll(isFull).toBe(false);
      await expect(large).toBeHidden();
      await expect(page.getByRole('button', { name: 'Vollbild', exact: true })).toBeFocused();
      await expect.poll(() => isUpright(sheet)).toBe(false);
    }
  });

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Mietvertrag' })).toBeFocused();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Alle als ZIP' }).click();
  const zip = await saving;
  expect(zip.suggestedFilename()).toBe('manzil.zip');
  const content = await readFile(await zip.path());
  expect(content.includes('Mietvertrag Marina Walk Tower 2304')).toBe(true);
});

test('a document that does not come is said to, and comes with the next try', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/profile/documents');
  const button = page.getByRole('button', { name: 'Reisepass herunterladen' });
  await page.route(DOWNLOAD, (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toContainText('„Reisepass“ ließ sich nicht herunterladen');
  await page.unroute(DOWNLOAD);
  const saving = page.waitForEvent('download');
  await button.click();
  await saving;
});
