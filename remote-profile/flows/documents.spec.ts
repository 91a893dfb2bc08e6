import { readFile } from 'node:fs/promises';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect } from '../../e2e/support/flow';
import { origins } from '../../e2e/support/origins';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth } from '../../e2e/support/widths';

const DOWNLOAD = `${origins.api}/documents/*/download`;

test('a document is saved under its name, at every width', async ({ page }) => {
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
  expect(await violationsOf(page)).toEqual([]);
});

test('a document that does not come is said to, and comes with the next try', async ({ page }) => {
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
