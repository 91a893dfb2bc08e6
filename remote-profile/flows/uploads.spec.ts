import { scrollToTop, violationsOf } from '../../e2e/support/accessibility';
import { choose, stored } from '../../e2e/support/documents';
import { expect, test } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { beginAsNewInvestor } from '../../e2e/support/new-investor';
import { expectPageShown } from '../../e2e/support/page-shown';
import { atEachWidth, beyondTheWindow, WIDTHS, type Width } from '../../e2e/support/widths';
import { chosen, isLong } from '../../shared/testing/ring';

// What a worker answers cannot be cut off.
test.use({ serviceWorkers: 'block' });

const UPLOADS = /\/documents\/uploads\//;

for (const width of chosen<readonly Width[]>([390], WIDTHS)) {
  test(`at ${width} px a document whose connection is cut twice arrives once, and one that is cancelled does not`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await beginAsNewInvestor(context, `clara.uploads-${width}@example.com`);
    await page.goto('/profile/documents');
    await expectPageShown(page);
    await page.getByRole('button', { name: 'Reisepass hochladen' }).click();
    await expect(page.getByLabel('Art des Dokuments')).toBeFocused();
    await page.getByLabel('Gültig bis').fill('2034-05-31');

    const attempts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && UPLOADS.test(request.url())) attempts.push(request.url());
    });
    await page.route(UPLOADS, (route) => route.abort('connectionreset'), { times: 2 });
    await choose(page, 'Reisepass Clara.pdf');
    const files = page.getByRole('list', { name: 'Ausgewählte Dateien' });
    const again = files.getByRole('button', { name: 'Noch einmal versuchen' });
    for (const cut of [1, 2]) {
      await expect(files.getByText(/Die Verbindung ist abgebrochen/)).toBeVisible();
      expect(attempts).toHaveLength(cut);
      await scrollToTop(page);
      if (cut === 1) expect(await violationsOf(page)).toEqual([]);
      await again.click();
    }
    await expect(page.getByText('Reisepass hochgeladen')).toBeVisible();
    await expect(files.getByText('Hochgeladen', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Identität' })).toContainText('In Prüfung');
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts).size).toBe(1);

    await page.getByLabel('Art des Dokuments').selectOption('Reisepass');
    await page.getByLabel('Gültig bis').fill('2034-05-31');
    const letGo = await hold(page, UPLOADS);
    await choose(page, 'Rückseite.pdf');
    await expect(files.getByRole('progressbar', { name: /Rückseite\.pdf/ })).toBeVisible();
    await scrollToTop(page);
    if (isLong) expect(await violationsOf(page)).toEqual([]);
    expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
    await files.getByRole('button', { name: 'Abbrechen: „Rückseite.pdf“' }).click();
    await expect(files.getByText('Rückseite.pdf')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Datei auswählen' })).toBeFocused();
    await letGo();

    expect(await stored(context)).toMatchObject([
      {
        document_type: 'passport',
        status: 'in_review',
        file: { name: 'Reisepass Clara.pdf' },
      },
    ]);
  });
}

test('of two files in one go each arrives as what was said of it, and who leaves before is asked', {
  tag: '@long',
}, async ({ page, context }) => {
  await beginAsNewInvestor(context, 'clara.two-files@example.com');
  await page.goto('/profile/documents');
  await expectPageShown(page);
  await page.getByLabel('Art des Dokuments').selectOption('Wohnsitznachweis');
  await choose(page, 'Meldung.pdf', 'Reisepass Clara.pdf');
  const passport = page.getByRole('group', { name: 'Reisepass Clara.pdf' });
  await passport.getByLabel('Art des Dokuments').selectOption('Reisepass');
  await passport.getByLabel('Gültig bis').fill('2034-05-31');
  await atEachWidth(page, async () => expect(await violationsOf(page)).toEqual([]));

  await page.getByRole('link', { name: 'Account' }).first().click();
  const question = page.getByRole('dialog', { name: 'Seite verlassen?' });
  await expect(question).toContainText('Zwei Dateien sind noch nicht hochgeladen.');
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await page.getByRole('button', { name: 'Hochladen', exact: true }).last().click();
  const files = page.getByRole('list', { name: 'Ausgewählte Dateien' });
  await expect(files.getByText('Hochgeladen', { exact: true })).toHaveCount(2);
  const items = await stored(context);
  expect(items.map((each) => [each.document_type, each.file.name]).sort()).toEqual([
    ['passport', 'Reisepass Clara.pdf'],
    ['proof-of-address', 'Meldung.pdf'],
  ]);
});
