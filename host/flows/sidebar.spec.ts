import { stableId } from '../../api/src/seed/demo/stable-id';
import { expectAbove } from '../../e2e/support/above';
import { faintInOtherTheme, violationsOf } from '../../e2e/support/accessibility';
import { appBrowser } from '../../e2e/support/browser';
import { expect, type Page } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, languages, messages, shell } from '../../e2e/support/language';
import { menuButton, menuPanel, openMenu } from '../../e2e/support/menu';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { backArrow } from '../../e2e/support/top-bar';
import { atEachWidth, isLarge, isPhone, LARGE, NARROW, type Width } from '../../e2e/support/widths';

const UNIT = `/my-units/${stableId('unit:marina-walk-tower-2304')}`;

const entries = {
  de: [
    ['Dashboard', '/dashboard'],
    ['Meine Einheiten', '/my-units'],
    ['Finanzen', '/financials'],
    ['Verträge', '/contracts'],
    ['Knowledge Hub', '/knowledge-hub'],
  ],
  en: [
    ['Dashboard', '/dashboard'],
    ['My units', '/my-units'],
    ['Finances', '/financials'],
    ['Contracts', '/contracts'],
    ['Knowledge hub', '/knowledge-hub'],
  ],
} as const;
const account = ['Account', '/profile'] as const;

const short = {
  de: ['Dashboard', 'Einheiten', 'Finanzen', 'Verträge', 'Wissen'],
  en: ['Dashboard', 'Units', 'Finances', 'Contracts', 'Knowledge'],
} as const;

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const toTop = (page: Page) => page.getByRole('button', { name: 'Nach oben' });
const links = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .filter({ visible: true })
    .getByRole('link')
    .evaluateAll((nodes) => nodes.map((node) => [node.textContent, node.getAttribute('href')]));

async function open(page: Page, path: string, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await expectPageShown(page);
}

for (const language of languages) {
  test(`the entries stand in a column, in a menu with the account as the sixth, and at the bottom (${language})`, async ({
    page,
    context,
  }) => {
    const { main, quick, closeMenu } = shell[language];
    await chooseLanguage(context, language);
    await open(page, '/my-units', 1280);
    await atEachWidth(page, async (width) => {
      const bar = page.getByRole('navigation', { name: quick });
      if (isPhone(width)) {
        const paths = entries[language].map(([, path]) => path);
        expect(await links(page, quick)).toEqual(
          short[language].map((word, i) => [word, paths[i]]),
        );
        await expect(bar.locator('[aria-current=page]')).toHaveText([short[language][1]]);
      } else await expect(bar).toBeHidden();

      const column = page.getByRole('complementary');
      if (isLarge(width)) {
        expect(await links(page, main)).toEqual(entries[language]);
        expect(await column.boundingBox()).toMatchObject({ x: 0, y: 0, width: 250 });
        return;
      }
      await expect(column).toBeHidden();
      await openMenu(page, language);
      const dialog = menuPanel(page, language);
      expect(await links(page, main)).toEqual([...entries[language], account]);
      await expect(dialog.locator('[aria-current=page]')).toHaveText([entries[language][1][0]]);
      expect(await dialog.boundingBox()).toMatchObject({ x: 0, width });
      if (width === 390 || width === 991) {
        expect(await violationsOf(page)).toEqual([]);
        expect(await faintInOtherTheme(page)).toEqual([]);
      }
      await dialog.getByRole('button', { name: closeMenu }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test('the entry of the path is active, also on a page below it', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, UNIT, 1280);
  const active = sidebar(page).locator('[aria-current=page]');
  await expect(active).toHaveText(['Meine Einheiten']);
  await page.goto('/faq');
  await expectScreen(page, '/faq');
  await expect(active).toHaveText(['Knowledge Hub']);
  await open(page, '/profile/settings', 390);
  await openMenu(page);
  await expect(menuPanel(page).locator('[aria-current=page]')).toHaveText(['Account']);
});

const wholeTime = { de: 'Gesamt', en: 'All time' } as const;
const pages = (page: Page) => page.evaluate(() => window.history.length);

for (const language of languages) {
  /** From the course by one of its lessons and the sidebar to the finances. */
  async function followEntry(page: Page, width: Width): Promise<void> {
    await open(page, '/course', width);
    await page.getByRole('main').locator('a[href="/course/1"]').first().click();
    await expectScreen(page, '/course/1', language);
    await expect(backArrow(page, language)).toBeVisible({ visible: !isLarge(width) });
    const before = await pages(page);
    if (!isLarge(width)) await openMenu(page, language);
    await page
      .getByRole('navigation', { name: shell[language].main })
      .filter({ visible: true })
      .locator('a[href="/financials"]')
      .click();
    await expectScreen(page, '/financials', language);
    await expect(menuPanel(page, language)).toBeHidden();
    expect(await pages(page), `at ${width} px`).toBe(before);
  }

  test(`the panel replaces the history entry and leaves no way back (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    for (const width of NARROW) {
      await followEntry(page, width);
      await expect(backArrow(page, language)).toHaveCount(0);
      // Not after another state of the page, nor after it has been loaded anew.
      await page.getByRole('radio', { name: wholeTime[language] }).click({ force: true });
      await expect(page).toHaveURL(/period=/);
      await expect(backArrow(page, language)).toHaveCount(0);
      await page.reload();
      await expect(menuButton(page, language)).toBeVisible();
      await expect(backArrow(page, language)).toHaveCount(0);

      // The bar at the bottom is no sidebar: it leaves a way back, and none beyond the entry.
      if (isPhone(width)) {
        await page
          .getByRole('navigation', { name: shell[language].quick })
          .locator('a[href="/contracts"]')
          .click();
        await expectScreen(page, '/contracts', language);
        await backArrow(page, language).click();
        await expectScreen(page, '/financials', language);
        await expect(backArrow(page, language)).toHaveCount(0);
      }
      await page.goBack();
      await expectScreen(page, '/course', language);
    }
  });

  test(`the column replaces the history entry and leaves no way back (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    for (const width of LARGE) {
      await followEntry(page, width);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(menuButton(page, language)).toBeVisible();
      await expect(backArrow(page, language)).toHaveCount(0);
      await page.goBack();
      await expectScreen(page, '/course', language);
    }
  });
}

test(
  'the installed app, which has no menu, keeps the bar at the bottom below 992 px, with all else above it',
  { tag: '@long' },
  async ({ playwright, launchOptions, baseURL, locale }, info) => {
    // Only a window of its own is displayed as an app.
    const app = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      ...appBrowser,
      args: [...(launchOptions.args ?? []), `--app=${baseURL}/login`],
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
    });
    try {
      const [page] = app.pages();
      if (!page) throw new Error('The app has no window.');
      await signIn(page, 'anna');
      await open(page, '/knowledge-hub', 1280, 600);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await expect(toTop(page)).toBeVisible();
      await atEachWidth(page, async (width) => {
        await expect(menuButton(page)).toHaveCount(0);
        await expect(bottomBar(page)).toBeVisible({ visible: !isLarge(width) });
        await expect(page.getByRole('main')).toHaveCSS(
          'padding-bottom',
          isLarge(width) ? '72px' : '80px',
        );
        if (!isPhone(width) && !isLarge(width)) await expectAbove(toTop(page), bottomBar(page));
      });
      const question = page.getByRole('region', { name: messages.de.consent });
      await expect(question).toBeVisible();
      await app.setOffline(true);
      const offline = page.getByText(messages.de.offline);
      await atEachWidth(
        page,
        async (width) => {
          await expectAbove(question, bottomBar(page));
          await expectAbove(offline, question);
          if (!isPhone(width)) await expectAbove(toTop(page), question);
        },
        NARROW,
      );
    } finally {
      await app.close();
    }
  },
);

test('an entry that is opened in another tab leaves the way back of this one', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/my-units', 1280);
  await page.getByRole('main').locator(`a[href="${UNIT}"]`).first().click();
  await expectScreen(page, UNIT);
  const tab = page.context().waitForEvent('page');
  await sidebar(page)
    .getByRole('link', { name: 'Finanzen' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expectScreen(await tab, '/financials');
  await page.setViewportSize({ width: 390, height: 844 });
  await backArrow(page).click();
  await expectScreen(page, '/my-units');
});
