import { faintInOtherTheme, violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, type Language, languages, shell } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { avatar, barEntry, topBar } from '../../e2e/support/top-bar';
import { atEachWidth, beyondTheWindow, isForAxe, LARGE } from '../../e2e/support/widths';
import { chosen } from '../../shared/testing/ring';

/** The menu of the avatar: from 992 px on, and on pages without a sidebar in windows of every width. */
test.use({ viewport: { width: 1280, height: 844 } });

async function open(page: Page, path = '/my-units'): Promise<void> {
  await page.goto(path);
  await expectPageShown(page);
}

for (const language of languages) {
  const { account, settings, signOut, inactive } = shell[language];

  test.describe('with a mouse and a finger', () => {
    test.use({ hasTouch: true });

    test(`opens by mouse, key and tap, and leads to account and settings (${language})`, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, language);
      await open(page);
      await expect(avatar(page, language).getByText(inactive)).toHaveCount(0);
      for (const width of LARGE) {
        await page.setViewportSize({ width, height: 844 });
        await test.step('under the mouse', async () => {
          await avatar(page, language).hover();
          await expect(topBar(page).getByText('Anna Becker', { exact: true })).toBeVisible();
          await expect(topBar(page).getByText('anna.becker@example.com')).toBeVisible();
          for (const name of [account, settings, signOut])
            await expect(barEntry(page, name)).toBeInViewport({ ratio: 1 });
          await barEntry(page, account).click();
          await expectScreen(page, '/profile', language);
          await expect(barEntry(page, account)).toBeHidden();
        });

        await test.step('by key', async () => {
          await avatar(page, language).focus();
          await page.keyboard.press('Enter');
          await expect(barEntry(page, account)).toBeVisible();
          await page.keyboard.press('ArrowDown');
          await expect(barEntry(page, account)).toBeFocused();
          expect(await violationsOf(page)).toEqual([]);
          expect(await faintInOtherTheme(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(barEntry(page, account)).toBeHidden();
          await expect(avatar(page, language)).toBeFocused();
        });

        await test.step('by touch', async () => {
          await avatar(page, language).tap();
          await expect(barEntry(page, account)).toBeVisible();
          await page.getByRole('heading', { level: 1 }).tap();
          await expect(barEntry(page, account)).toBeHidden();
          await avatar(page, language).tap();
          await barEntry(page, settings).tap();
          await expectScreen(page, '/profile/settings', language);
          await expect(barEntry(page, account)).toBeHidden();
        });
      }
    });
  });
}

/** Whoever is signed in has names and an address that are too long for the menu. */
const lengthen = (page: Page): Promise<unknown> =>
  page.route('**/auth/', async (route) => {
    const answer = await route.fetch();
    const investor = {
      ...(await answer.json()),
      first_name: 'Maximiliane-Charlotte Friederike',
      last_name: 'von Schwarzenberg-Hohenlohe-Waldenburg',
      email: `${'maximiliane.charlotte.friederike'.repeat(3)}@hohenlohe-waldenburg.example`,
    };
    await route.fulfill({ response: answer, json: investor });
  });

/** All that it leads to is in the window, which cannot be scrolled sideways, and no word is cut off. */
async function expectEntries(page: Page, language: Language): Promise<void> {
  const { account, settings, signOut } = shell[language];
  for (const name of [account, settings, signOut])
    await expect(barEntry(page, name)).toBeInViewport({ ratio: 1 });
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
  const email = topBar(page).getByText('@hohenlohe-waldenburg.example');
  const panel = await email.locator('xpath=..').boundingBox();
  expect(panel?.width).toBeLessThanOrEqual(320);
  expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

const onboarding = { name: 'jonas', path: '/onboarding' } as const;
const packages = { name: 'anna', path: '/packages' } as const;

for (const { name, path } of chosen([onboarding], [onboarding, packages])) {
  test.describe(`on ${path}, which has no sidebar,`, () => {
    test.use({ user: null, hasTouch: true });

    for (const language of languages) {
      const { account, signOut } = shell[language];

      test(`holds long names, opens at every width and ends the session (${language})`, async ({
        page,
        context,
      }) => {
        await chooseLanguage(context, language);
        await lengthen(page);
        await signIn(page, name, path);
        await atEachWidth(page, async (width) => {
          await avatar(page, language).focus();
          await page.keyboard.press('Enter');
          await expectEntries(page, language);
          // Targets that the menu covers in part would count as too small.
          if (chosen(width === 390, isForAxe(width)))
            expect(await violationsOf(page, 'main'), `at ${width} px`).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(barEntry(page, account)).toBeHidden();
          await expect(avatar(page, language)).toBeFocused();

          await avatar(page, language).hover();
          await expectEntries(page, language);
          // Into a corner, as the menu may cover the heading of the page.
          await page.mouse.move(0, 840);
          await expect(barEntry(page, account)).toBeHidden();

          await avatar(page, language).tap();
          await expectEntries(page, language);
          await avatar(page, language).tap();
          await expect(barEntry(page, account)).toBeHidden();
        });
        await page.setViewportSize({ width: 390, height: 844 });
        await avatar(page, language).click();
        await barEntry(page, signOut).click();
        await expect(page).toHaveURL(/\/login$/);
        await page.goto(path);
        await expect(page).toHaveURL(/\/login$/);
      });
    }
  });
}
