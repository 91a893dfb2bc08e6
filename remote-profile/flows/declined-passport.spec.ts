import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPdf } from '../../api/testing/pdfs';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page, test } from '../../e2e/support/flow';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';
import { manzil } from '../../e2e/support/operator';
import { expectPageShown } from '../../e2e/support/page-shown';
import { beyondTheWindow } from '../../e2e/support/widths';

const EMAIL = 'clara.declined@example.com';
const office = (...args: string[]): string => manzil('--operator', 'olga', ...args);

function passports(status: string): string[] {
  const listed = JSON.parse(office('document', 'list', '--status', status, '--json')) as {
    id: string;
    email: string;
    document_type: string;
  }[];
  return listed
    .filter(({ email, document_type }) => email === EMAIL && document_type === 'passport')
    .map(({ id }) => id);
}

/** As the office prepares it: an address, and two documents, of which it declines one. */
function declinePassport(): void {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-documents-'));
  writeFileSync(join(folder, `${EMAIL}__passport__2034-05-31.pdf`), aPdf());
  writeFileSync(join(folder, `${EMAIL}__proof-of-address.pdf`), aPdf());
  const address = ['--street', 'Elbchaussee', '--city', 'Hamburg', '--country', 'DE'];
  office('investor', 'address', EMAIL, ...address, '--house-no', '12', '--postal-code', '22763');
  office('document', 'add', folder);
  for (const id of passports('accepted')) {
    office('document', 'review', id, '--decline', 'unreadable', '--yes');
  }
}

const redDot = (page: Page) => page.getByText('Dein Profil ist inaktiv');

test('a declined passport is replaced and accepted, and the red dot goes without a reload', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginAsNewInvestor(context, EMAIL);
  declinePassport();
  await page.goto('/profile/documents');
  await expectPageShown(page);
  await expect(redDot(page).first()).toBeAttached();
  const identity = page.getByRole('region', { name: 'Identität' });
  const passport = identity.getByRole('listitem').filter({ hasText: 'Reisepass' });
  await expect(passport).toContainText('Das Bild ist nicht lesbar.');
  expect(await violationsOf(page)).toEqual([]);
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await passport.getByRole('button', { name: 'Reisepass neu hochladen' }).click();
  await page.getByLabel('Gültig bis').fill('2035-05-31');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto aufnehmen' }).click();
  const content = { mimeType: 'application/pdf', buffer: aPdf({ objects: ['(sharp)'] }) };
  await (await chooser).setFiles({ name: 'Reisepass.pdf', ...content });
  await expect(passport).toContainText('In Prüfung');
  await expect(passport).toContainText('1 frühere Fassung');

  for (const id of passports('in_review')) office('document', 'review', id, '--accept');
  // As when the user comes back from the mail.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(passport).not.toContainText('In Prüfung');
  await expect(redDot(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Account' }).first().click();
  await expect(page.getByText('Aktiv', { exact: true })).toBeVisible();
  expect(loads).toBe(0);
});
