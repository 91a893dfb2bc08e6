import { violationsOf } from '../../e2e/support/accessibility';
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

  test(`opens under the mouse, says who is signed in and leads to account and settings (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await open(page);
    await expect(avatar(page, language).getByText(inactive)).toHaveCount(0);
    for (const width of LARGE) {
      await page.setViewportSize({ width, height: 844 });
      await avatar(page, language).hover();
      await expect(topBar(page).getByText('Anna Becker', { exact: true })).toBeVisible();
      await expect(topBar(page).getByText('anna.becker@example.com')).toBeVisible();
      for (const name of [account, settings, signOut])
        await expect(barEntry(page, name)).toBeInViewport({ ratio: 1 });
      await barEntry(page, account).click();
      await expectScreen(page, '/profile', language);
      await expect(barEntry(page, account)).toBeHidden();
      await avatar(page, language).hover();
      await barEntry(page, settings).click();
      await expectScreen(page, '/profile/settings', language);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(barEntry(page, settings)).toBeHidden();
    }
  });

  test(`opens by key, is walked through by arrows and closes by Escape (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await open(page);
    for (const width of LARGE) {
      await page.setViewportSize({ width, height: 844 });
      for (const key of ['Enter', 'Space', 'ArrowDown']) {
        await avatar(page, language).focus();
        await page.keyboard.press(key);
        await expect(barEntry(page, account)).toBeVisible();
        if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');
        await expect(barEntry(page, account)).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(barEntry(page, settings)).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(barEntry(page, account)).toBeFocused();
        if (key === 'Enter') expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(barEntry(page, account)).toBeHidden();
        await expect(avatar(page, language)).toBeFocused();
      }
    }
  });
}

test('holds long names and addresses', async ({ page }) => {
  await page.route('**/auth/', async (route) => {
    const answer = await route.fetch();
    const investor = {
      ...(await answer.json()),
      first_name: 'Maximiliane-Charlotte Friederike',
      last_name: 'von Schwarzenberg-Hohenlohe-Waldenburg',
      email: `${'maximiliane.charlotte.friederike'.repeat(3)}@hohenlohe-waldenburg.example`,
    };
    await route.fulfill({ response: answer, json: investor });
  });
  await page.setViewportSize({ width: 992, height: 844 });
  await open(page);
  await avatar(page).hover();
  const email = topBar(page).getByText('@hohenlohe-waldenburg.example');
  await expect(email).toBeVisible();
  const panel = await email.locator('xpath=..').boundingBox();
  expect(panel?.width).toBeLessThanOrEqual(320);
  expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  for (const language of languages) {
    test(`opens, and closes by a tap elsewhere (${language})`, async ({ page, context }) => {
      const { account, settings } = shell[language];
      await chooseLanguage(context, language);
      await open(page);
      for (const width of LARGE) {
        await page.setViewportSize({ width, height: 844 });
        await avatar(page, language).tap();
        await expect(barEntry(page, account)).toBeVisible();
        await page.getByRole('heading', { level: 1 }).tap();
        await expect(barEntry(page, account)).toBeHidden();
        await avatar(page, language).tap();
        await barEntry(page, settings).tap();
        await expectScreen(page, '/profile/settings', language);
        await expect(barEntry(page, account)).toBeHidden();
      }
    });
  }
});

/** All that it leads to is in the window, which cannot be scrolled sideways. */
async function expectEntries(page: Page, language: Language): Promise<void> {
  const { account, settings, signOut } = shell[language];
  for (const name of [account, settings, signOut])
    await expect(barEntry(page, name)).toBeInViewport({ ratio: 1 });
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
}

const onboarding = { user: 'jonas', path: '/onboarding' } as const;
const packages = { user: 'anna', path: '/packages' } as const;

for (const { user, path } of chosen([onboarding], [onboarding, packages])) {
  test.describe(`on ${path}, which has no sidebar,`, () => {
    test.use({ user });

    for (const language of languages) {
      const { account } = shell[language];

      test(`opens at every width by key and under the mouse (${language})`, async ({
        page,
        context,
      }) => {
        await chooseLanguage(context, language);
        await open(page, path);
        await atEachWidth(page, async (width) => {
          await avatar(page, language).focus();
          await page.keyboard.press('Enter');
          await expectEntries(page, language);
          // Targets that the menu covers in part would count as too small.
          if (isForAxe(width))
            expect(await violationsOf(page, 'main'), `at ${width} px`).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(barEntry(page, account)).toBeHidden();
          await expect(avatar(page, language)).toBeFocused();

          await avatar(page, language).hover();
          await expectEntries(page, language);
          // Into a corner, as the menu may cover the heading of the page.
          await page.mouse.move(0, 840);
          await expect(barEntry(page, account)).toBeHidden();
        });
      });

      test.describe('by touch', () => {
        test.use({ hasTouch: true });

        test(`opens and closes at every width by a tap (${language})`, async ({
          page,
          context,
        }) => {
          await chooseLanguage(context, language);
          await open(page, path);
          await atEachWidth(page, async () => {
            await avatar(page, language).tap();
            await expectEntries(page, language);
            await avatar(page, language).tap();
            await expect(barEntry(page, account)).toBeHidden();
          });
        });
      });
    }
  });
}

test.describe('with a session of its own', () => {
  test.use({ user: null });
  test('ends the session and leads to the login', async ({ page }) => {
    await signIn(page, 'lena', '/my-units');
    await avatar(page).hover();
    await barEntry(page, 'Abmelden').click();
    await expectScreen(page, '/login');
    await page.goto('/my-units');
    await expectScreen(page, '/login');
  });

  test('ends it on a phone too, where a page without a sidebar has no menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'jonas', '/onboarding');
    await avatar(page).click();
    await barEntry(page, 'Abmelden').click();
    await expectScreen(page, '/login');
    await page.goto('/onboarding');
    await expectScreen(page, '/login');
  });
});
