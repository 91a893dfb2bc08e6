import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectFits } from '../../e2e/support/accessibility';
import { settle } from '../../e2e/support/animations';
import { choose, consentDialog, question, words } from '../../e2e/support/consent';
import { expect, type Locator, type Page, test } from '../../e2e/support/flow';
import { isInFront } from '../../e2e/support/in-front';
import { investors, signIn } from '../../e2e/support/investors';
import { chooseLanguage, type Language, languages, login } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import {
  fail,
  type ReportingPortal,
  reached,
  startReportingPortal,
} from '../../e2e/support/reporting-portal';
import { atEachWidth } from '../../e2e/support/widths';
import { expectKept } from '../../e2e/support/worker';
import { packageDir } from '../../scripts/packages';
import { chosen } from '../../shared/testing/ring';

test.describe.configure({ timeout: 240_000 });

let portal: ReportingPortal;
test.beforeAll(async () => {
  portal = await startReportingPortal();
});
test.afterAll(() => portal.stop());
test.beforeEach(() => portal.reports.clear());

const open = (page: Page, path: string) => page.goto(portal.origin + path);

/** Addresses of the host's files that need consent. */
function filesThatNeedConsent(): string[] {
  const manifest = JSON.parse(
    readFileSync(join(packageDir('host'), 'dist/browser/host.json'), 'utf8'),
  ) as { screens: Record<string, string[]> };
  const files = ['reporting', 'replay'].flatMap((chunk) => manifest.screens[chunk] ?? []);
  expect(files.length).toBeGreaterThan(1);
  return files.map((file) => `/${file}`);
}

test.describe('before the user has decided', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing is sent, kept or asked for, nor once only the necessary is wanted', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/home');
    await expect(question(page)).toBeVisible();
    await expectKept(page);
    await fail(page, 'before consent');
    expect(await reached(portal, page)).toBe(0);

    const late = filesThatNeedConsent();
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect([...asked, ...kept].filter((path) => late.includes(path))).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

    const proof = page.waitForResponse(
      (response) => /\/consents\/anonymous\/[^/]+\/replay$/.test(response.url()) && response.ok(),
    );
    await choose(page, 'necessary');
    await expect(question(page)).toBeHidden();
    expect((await proof).request().postDataJSON()).toEqual({ granted: false, version: '2026-11' });
    await page.reload();
    await expectPageShown(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const before = await reached(portal, page);
    await fail(page, 'refused');
    expect(await reached(portal, page)).toBe(before + 1);
    await expect(question(page)).toBeHidden();
    expect(asked.filter((path) => late.includes(path))).toEqual([]);
  });
});

/** Refusing looks as agreeing does, and nothing lies over either. */
async function expectChoices(asked: Locator, language: Language): Promise<void> {
  await expect(asked).toBeVisible();
  await settle(asked.page());
  const necessary = asked.getByRole('button', { name: words[language].necessary });
  const all = asked.getByRole('button', { name: words[language].all });
  const lookOf = (button: Locator) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { width, height, look: [color, backgroundColor, borderColor, font] };
    });
  expect(await lookOf(necessary)).toEqual(await lookOf(all));
  expect([await isInFront(necessary), await isInFront(all)]).toEqual([true, true]);
}

for (const language of languages) {
  test(`the question in ${language} can be read, reached by keyboard and left`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language, portal.origin);
    const said = words[language];
    // The last is the one whose form is looked at.
    for (const path of chosen(['/login'], ['/home', '/imprint', '/login'])) {
      await open(page, path);
      await expect(question(page, language)).toBeVisible();
      await expectFits(page, () => expectChoices(question(page, language), language));
    }
    const signInButton = page.getByRole('button', { name: login[language].signIn, exact: true });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(signInButton, 'on a low phone it comes after the form').toBeInViewport();
    // The form stays free, and the page goes on working.
    await atEachWidth(page, async (width) => {
      const submit = page.locator('form').getByRole('button').last();
      const form = await submit.boundingBox();
      const bar = await question(page, language).boundingBox();
      const above = (form?.y ?? 0) + (form?.height ?? 0) <= (bar?.y ?? 0);
      const beside = (form?.x ?? 0) + (form?.width ?? 0) <= (bar?.x ?? 0);
      expect(above || beside, `at ${width} px`).toBe(true);
    });
    await page.locator('input[type=email]').fill(investors.max);

    await open(page, '/imprint');
    await expect(question(page, language)).toBeVisible();
    const focused = page.locator(':focus');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(said.details);
    await page.keyboard.press('Enter');
    await expectFits(page, () => expectChoices(consentDialog(page, language), language));
    await page.keyboard.press('Escape');
    await expect(consentDialog(page, language)).toBeHidden();
    await expect(focused).toHaveText(said.details);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(said.necessary);
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(said.all);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(question(page, language)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test(`the question in ${language} lies above the bottom bar of an investor's pages`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language, portal.origin);
    await signIn(page, 'anna', `${portal.origin}/my-units`);
    await expectFits(page, () => expectChoices(question(page, language), language));
  });

  test(`consent is taken back as easily as it is given, at the foot of a page and in the settings (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language, portal.origin);
    const said = words[language];
    const foot = page.getByRole('contentinfo').getByRole('button', { name: said.title });
    const settings = page.getByRole('main').getByRole('button', { name: said.inSettings });
    const details = consentDialog(page, language);
    const agreed = details.getByRole('checkbox', { name: said.reports });
    let allowed = false;
    const change = async (opener: Locator): Promise<void> => {
      await opener.click();
      await expect(agreed).toBeChecked({ checked: allowed });
      allowed = !allowed;
      await details.getByRole('button', { name: allowed ? said.all : said.necessary }).click();
      await expect(page.getByText(said.saved).last()).toBeVisible();
      await expect(details).toBeHidden();
    };
    // A dialog that is opened so often need not take its time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/imprint');
    // Six windows: given in the first, taken back in the last.
    await atEachWidth(page, () => change(foot));

    await signIn(page, 'max', `${portal.origin}/profile/settings`);
    await atEachWidth(page, async () => {
      await change(foot);
      await change(settings);
    });
    await page.reload();
    await foot.click();
    await expect(agreed).not.toBeChecked();
  });
}
