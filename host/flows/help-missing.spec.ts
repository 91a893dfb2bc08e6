import { join } from 'node:path';
import { contacts, expectPlace, helpDialog, openDialog } from '../../e2e/support/dialogs';
import { listings, remoteStatus, startEdge, type TestEdge } from '../../e2e/support/edge';
import { expect, type Page } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, type Language, languages, shell } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import { copyOfBuild, nextBuild, replaceBuild } from '../../e2e/support/publication';
import { expectInTime } from '../../e2e/support/run-ahead';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth } from '../../e2e/support/widths';

const TOLD_AFTER_MS = 8_000;

const words = {
  de: { mail: 'E-Mail schreiben' },
  en: { mail: 'Write an e-mail' },
} as const;

/** The help that is open names the three contacts by itself, in windows of every width. */
async function expectContactsAlone(page: Page, language: Language): Promise<void> {
  const dialog = helpDialog(page, language);
  await expectInTime(page, dialog.getByRole('link', { name: 'WhatsApp' }));
  expect(await contacts(page, language)).toEqual(['https', 'tel', 'mailto']);
  await atEachWidth(page, async (width) => {
    for (const name of ['WhatsApp', words[language].mail])
      await expect(dialog.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await expectPlace(page, dialog, width);
  });
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    const { help } = shell[language];
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('a lost file of the help costs neither the page nor the contacts', {
      tag: '@long',
    }, async ({ page }) => {
      await page.clock.install();
      await page.route(/\/remotes\/faq\/.*\/static\/js\/help\./, (route) => route.abort());
      await page.goto('/my-units');
      await expectPageShown(page);
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await openDialog(page, help, language);
      await expectContactsAlone(page, language);
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });

    test('while the remote of the help does not answer the dialog is open, after 8 s the shell names the contacts', async ({
      page,
    }) => {
      const dialog = helpDialog(page, language);
      await page.clock.install();
      await page.goto('/my-units');
      await expectPageShown(page);
      const letGo = await hold(page, /\/remotes\/faq\/.*\/remoteEntry\./);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await openDialog(page, help, language);
      await expect(dialog.getByText('Loading...')).toBeVisible();
      await page.clock.runFor(TOLD_AFTER_MS - 100);
      await atEachWidth(page, async (width) => {
        await expect(dialog.getByText('Loading...')).toBeInViewport({ ratio: 1 });
        await expectPlace(page, dialog, width);
      });
      await page.clock.runFor(200);
      await expectContactsAlone(page, language);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await letGo();
      await page.clock.resume();
      await openDialog(page, help, language);
      await expectInTime(page, dialog.getByRole('link', { name: 'FAQs' }));
    });
  });
}

test.describe('with an edge of its own', () => {
  test.use({ user: null });
  const others = [listings.units, listings.profile, listings.knowledge];
  let edge: TestEdge;
  test.afterEach(() => edge.stop());

  test('without the remote of the help the shell names the contacts', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    const source = join(copyOfBuild('remote-faq'), 'nowhere');
    edge = await startEdge([...others, { ...listings.faq, source }]);
    await page.clock.install();
    await signIn(page, 'anna', edge.origin);
    for (const language of languages) {
      await chooseLanguage(context, language, edge.origin);
      await page.reload();
      await openDialog(page, shell[language].help, language);
      await expectContactsAlone(page, language);
      await page.keyboard.press('Escape');
    }
  });

  test('a help that is published while the portal runs is there on the next page load', {
    tag: '@long',
  }, async ({ page, context }) => {
    const published = copyOfBuild('remote-faq');
    edge = await startEdge([...others, { ...listings.faq, source: published }]);
    const { origin } = edge;
    await signIn(page, 'anna', origin);

    const next = nextBuild('remote-faq', '1.1.0', (texts) =>
      texts
        .replace('"Jetzt erreichbar"', '"Jetzt für dich da"')
        .replace('"Gerade geschlossen"', '"Jetzt nicht da"'),
    );
    replaceBuild(published, next);
    await expect.poll(async () => (await remoteStatus(origin, 'faq'))?.version).toBe('1.1.0');

    const fresh = await context.newPage();
    await fresh.goto(`${origin}/dashboard`);
    await openDialog(fresh, shell.de.help);
    await expect(helpDialog(fresh).getByText(/^Jetzt (für dich|nicht) da$/)).toBeVisible();

    await openDialog(page, shell.de.help);
    await expect(
      helpDialog(page).getByText(/^(Jetzt erreichbar|Gerade geschlossen)$/),
    ).toBeVisible();
  });
});
