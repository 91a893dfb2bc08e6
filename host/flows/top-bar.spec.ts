import { stableId } from '../../api/src/seed/demo/stable-id';
import { violationsOf } from '../../e2e/support/accessibility';
import { helpDialog } from '../../e2e/support/dialogs';
import { expect, type Page } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, type Language, languages, shell } from '../../e2e/support/language';
import { menuButton } from '../../e2e/support/menu';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { avatar, backArrow, barEntry, topBar } from '../../e2e/support/top-bar';
import { atEachWidth, isLarge, NARROW, WIDTHS } from '../../e2e/support/widths';

const UNIT = `/my-units/${stableId('unit:marina-walk-tower-2304')}`;

const logo = (page: Page) =>
  page.getByRole('link', { name: 'Manzil', exact: true }).filter({ visible: true });

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await expectPageShown(page);
}

const titles = {
  de: { units: 'Meine Einheiten', terms: 'AGB' },
  en: { units: 'My units', terms: 'Terms and conditions' },
} as const;

for (const language of languages) {
  test(`the bar has title and avatar from 992 px on, menu and way back below (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    const arrow = backArrow(page, language);
    await open(page, '/my-units', 1280);

    await test.step('a page of the navigation', () =>
      atEachWidth(page, async (width) => {
        const large = isLarge(width);
        const title = topBar(page).getByText(titles[language].units, { exact: true });
        await expect(title).toBeVisible({ visible: large });
        await expect(avatar(page, language)).toBeVisible({ visible: large });
        await expect(menuButton(page, language)).toBeVisible({ visible: !large });
        await expect(arrow).toHaveCount(0);
        await expect(logo(page)).toHaveAttribute('href', '/');
        // Specification §5: initials of the first two parts of the name.
        if (large)
          await expect(avatar(page, language).getByRole('img', { name: 'Anna Becker' })).toHaveText(
            'AB',
          );
      }));

    await test.step('the arrow shows below 992 px once there is a page to go back to', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Marina Walk Tower/ })
        .first()
        .click();
      await expectScreen(page, UNIT, language);
      await atEachWidth(page, (width) => expect(arrow).toBeVisible({ visible: !isLarge(width) }));
      await page.setViewportSize({ width: 991, height: 844 });
      await arrow.click();
      await expect(page).toHaveURL('/my-units');
      await expect(arrow).toHaveCount(0);
    });

    await test.step('a page without a sidebar has its title in the bar, and the arrow below 992 px', async () => {
      const title = topBar(page).getByText(titles[language].terms, { exact: true });
      await page.getByRole('contentinfo').locator('a[href="/terms-and-conditions"]').click();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await expectScreen(page, '/terms-and-conditions', language);
        await expect(title).toBeVisible({ visible: isLarge(width) });
        await expect(arrow).toBeVisible({ visible: !isLarge(width) });
        if (isLarge(width)) continue;
        await arrow.click();
        await expectScreen(page, '/my-units', language);
        await expect(arrow).toHaveCount(0);
        await page.goForward();
      }
    });

    await test.step('at 400 % zoom the bar keeps everything within the window', async () => {
      await page.goBack();
      await page.setViewportSize({ width: 320, height: 844 });
      await page.getByRole('main').locator(`a[href="${UNIT}"]`).first().click();
      await expectScreen(page, UNIT, language);
      const parts = [arrow, logo(page), barEntry(page, shell[language].help)];
      for (const element of [...parts, menuButton(page, language)]) {
        const box = await element.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step('the logo leads to /, which is the dashboard of an investor', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await logo(page).click();
        await expectScreen(page, '/dashboard', language);
        await page.goBack();
        await expectScreen(page, UNIT, language);
      }
    });
  });
}

test.describe('of a visitor', () => {
  test.use({ user: null });
  for (const language of languages) {
    test(`the logo leads to /, which is the landing page (${language})`, { tag: '@long' }, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, language);
      for (const path of ['/details', '/login', '/imprint']) {
        await open(page, path, 1280);
        await atEachWidth(page, (width) =>
          expect(logo(page).first(), `${path} at ${width} px`).toHaveAttribute('href', '/'),
        );
        await logo(page).first().click();
        await expectScreen(page, '/home', language);
      }
    });
  }
});

test.describe('installed as an app', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (media) =>
        real(media.includes('display-mode: standalone') ? 'all' : media);
    });
  });

  test.describe('on a small screen', () => {
    test.use({ user: null });

    async function openProfile(page: Page, language: Language = 'de'): Promise<void> {
      await signIn(page, 'max');
      await topBar(page)
        .getByRole('link', { name: shell[language].account })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/profile$/);
    }

    async function signOutThere(
      page: Page,
      language: Language = 'de',
      name: string = shell[language].signOut,
    ): Promise<void> {
      await page.getByRole('main').getByRole('button', { name }).click();
      await expect(page).toHaveURL(/\/login$/);
      await page.goto('/my-units');
      await expect(page).toHaveURL(/\/login/);
    }

    for (const language of languages) {
      test(`the user signs out on /profile, where the account icon leads (${language})`, {
        tag: '@long',
      }, async ({ page, context }) => {
        await chooseLanguage(context, language);
        for (const width of NARROW) {
          await page.setViewportSize({ width, height: 844 });
          await openProfile(page, language);
          await signOutThere(page, language);
        }
      });
    }

    test('the user signs out on /profile/settings, one step further', { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openProfile(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Einstellungen/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
      await signOutThere(page, 'de', 'Hier abmelden');
    });
  });

  test.describe('by an investor whose profile is inactive', () => {
    test.use({ user: 'lena' });
    for (const language of languages) {
      test(`account icon and avatar have a red dot, and there is no menu (${language})`, async ({
        page,
        context,
      }) => {
        await chooseLanguage(context, language);
        const { account, inactive, accountMenu } = shell[language];
        const icon = topBar(page)
          .getByRole('link', { name: `${account} ${inactive}` })
          .filter({ visible: true });
        await open(page, '/my-units', 1280);
        await atEachWidth(page, async (width) => {
          await expect(menuButton(page, language)).toHaveCount(0);
          await expect(icon).toHaveCount(isLarge(width) ? 0 : 1);
          await expect(avatar(page, language)).toBeVisible({ visible: isLarge(width) });
          const marked = isLarge(width)
            ? page.getByRole('button', { name: new RegExp(`^${accountMenu}.*${inactive}`) })
            : icon;
          const dot = marked.getByText(inactive).locator('xpath=..');
          await expect(dot).toBeVisible();
          const [red = 0, green = 0, blue = 0] = await dot.evaluate((element) =>
            (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
          );
          expect(red).toBeGreaterThan(2 * Math.max(green, blue));
        });
        await page.setViewportSize({ width: 390, height: 844 });
        await icon.click();
        await expect(page).toHaveURL('/profile');
        await expect(backArrow(page, language)).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  });
});

for (const language of languages) {
  test(`the bar opens the help, and has the focus back once it is closed (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    await open(page, '/my-units', 1280);
    const help = barEntry(page, shell[language].help);
    const dialog = helpDialog(page, language);
    await atEachWidth(page, async () => {
      await help.click();
      await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(help).toBeFocused();
    });
  });
}
