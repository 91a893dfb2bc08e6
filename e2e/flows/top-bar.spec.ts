import { expect, type Page } from '@playwright/test';
import { stableId } from '../../api/src/db/seed/demo/stable-id';
import { violationsOf } from '../support/accessibility';
import { signIn } from '../support/investors';
import { chooseLanguage, languages, shell } from '../support/language';
import { expectScreen } from '../support/screens';
import { test } from '../support/signed-in';
import { atEachWidth, isLarge, WIDTHS } from '../support/widths';

const UNIT = `/my-units/${stableId('unit:marina-walk-tower-2304')}`;

const bar = (page: Page) => page.getByRole('banner');
const back = (page: Page) => page.getByRole('button', { name: 'Zurück', exact: true });
const menu = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const logo = (page: Page) =>
  page.getByRole('link', { name: 'Manzil', exact: true }).filter({ visible: true });
const avatar = (page: Page) => page.getByRole('button', { name: /^Kontomenü/ });
const entry = (page: Page, name: string) =>
  bar(page).getByRole('link', { name, exact: true }).or(bar(page).getByRole('button', { name }));

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const titles = { de: 'Meine Einheiten', en: 'My units' } as const;

for (const language of languages) {
  test(`title and avatar stand in the bar from 992 px on, a menu button below (${language})`, async ({
    page,
    context,
  }) => {
    const { menu: menuName, accountMenu, back: backName } = shell[language];
    await chooseLanguage(context, language);
    await open(page, '/my-units', 1280);
    await atEachWidth(page, async (width) => {
      const large = isLarge(width);
      const title = bar(page).getByText(titles[language], { exact: true });
      const avatar = page.getByRole('button', { name: new RegExp(`^${accountMenu}`) });
      await expect(title).toBeVisible({ visible: large });
      await expect(avatar).toBeVisible({ visible: large });
      await expect(page.getByRole('button', { name: menuName, exact: true })).toBeVisible({
        visible: !large,
      });
      await expect(page.getByRole('button', { name: backName, exact: true })).toHaveCount(0);
      await expect(logo(page)).toHaveAttribute('href', '/');
      // Specification §5: initials of the first two parts of the name.
      if (large) await expect(avatar.getByRole('img', { name: 'Anna Becker' })).toHaveText('AB');
    });
  });

  test(`the arrow shows below 992 px once there is a page to go back to (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    const arrow = page.getByRole('button', { name: shell[language].back, exact: true });
    await open(page, '/my-units', 1280);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Marina Walk Tower/ })
      .first()
      .click();
    await expectScreen(page, UNIT);
    await atEachWidth(page, (width) => expect(arrow).toBeVisible({ visible: !isLarge(width) }));
    await page.setViewportSize({ width: 991, height: 844 });
    await arrow.click();
    await expect(page).toHaveURL('/my-units');
    await expect(arrow).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('navigation', { name: shell[language].quick })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    await expect(page).toHaveURL('/dashboard');
    await expect(arrow).toBeVisible();
  });
}

test('a page without a sidebar has its title in the bar from 992 px on, and the arrow below', async ({
  page,
}) => {
  await open(page, '/my-units', 1280);
  await open(page, '/imprint', 1280);
  const title = bar(page).getByText('AGB', { exact: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expectScreen(page, '/terms-and-conditions');
  await atEachWidth(page, async (width) => {
    await expect(title).toBeVisible({ visible: isLarge(width) });
    await expect(back(page)).toBeVisible({ visible: !isLarge(width) });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await back(page).click();
  await expectScreen(page, '/imprint');
  await expect(back(page)).toHaveCount(0);
});

test('the logo leads to /, which is the dashboard of an investor', async ({ page }) => {
  for (const width of [390, 1280]) {
    await open(page, '/my-units', width);
    await logo(page).click();
    await expectScreen(page, '/dashboard');
  }
  await open(page, '/packages', 1280);
  await logo(page).click();
  await expectScreen(page, '/dashboard');
});

test.describe('of a visitor', () => {
  test.use({ reader: null });
  test('the logo leads to /, which is the landing page', async ({ page }) => {
    for (const path of ['/details', '/login', '/imprint']) {
      await open(page, path, 1280);
      await expect(logo(page).first(), path).toHaveAttribute('href', '/');
      await logo(page).first().click();
      await expectScreen(page, '/home');
    }
  });
});

test.describe('installed as an app', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (media) =>
        real(media.includes('display-mode: standalone') ? 'all' : media);
    });
  });

  for (const language of languages) {
    test(`an account icon opens the profile below 992 px, and there is no menu (${language})`, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, language);
      const { menu: menuName, account, accountMenu, back: backName } = shell[language];
      const icon = bar(page).getByRole('link', { name: account }).filter({ visible: true });
      await open(page, '/my-units', 1280);
      await atEachWidth(page, async (width) => {
        await expect(page.getByRole('button', { name: menuName, exact: true })).toHaveCount(0);
        await expect(icon).toHaveCount(isLarge(width) ? 0 : 1);
        await expect(page.getByRole('button', { name: new RegExp(`^${accountMenu}`) })).toBeVisible(
          { visible: isLarge(width) },
        );
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await icon.click();
      await expect(page).toHaveURL('/profile');
      await expect(page.getByRole('button', { name: backName, exact: true })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test.describe('on a small screen', () => {
    test.use({ reader: null });
    for (const path of ['/profile', '/profile/settings']) {
      test(`the reader signs out on ${path}, where the account icon leads`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await signIn(page, 'max');
        await bar(page).getByRole('link', { name: 'Mein Konto' }).filter({ visible: true }).click();
        await expect(page).toHaveURL(/\/profile$/);
        if (path !== '/profile') {
          await page
            .getByRole('main')
            .getByRole('link', { name: /^Einstellungen/ })
            .click();
          await expect(
            page.getByRole('heading', { level: 1, name: 'Einstellungen' }),
          ).toBeVisible();
        }
        await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
        await expect(page).toHaveURL(/\/login$/);
        await page.goto('/my-units');
        await expect(page).toHaveURL(/\/login/);
      });
    }
  });

  test.describe('by an investor whose profile is inactive', () => {
    test.use({ reader: 'lena' });
    for (const language of languages) {
      test(`account icon and avatar have a red dot (${language})`, async ({ page, context }) => {
        await chooseLanguage(context, language);
        const { account, inactive, accountMenu } = shell[language];
        await open(page, '/my-units', 1280);
        await atEachWidth(page, async (width) => {
          const marked = isLarge(width)
            ? page.getByRole('button', { name: new RegExp(`^${accountMenu}.*${inactive}`) })
            : bar(page)
                .getByRole('link', { name: `${account} ${inactive}` })
                .filter({ visible: true });
          const dot = marked.getByText(inactive).locator('xpath=..');
          await expect(dot).toBeVisible();
          const [red = 0, green = 0, blue = 0] = await dot.evaluate((element) =>
            (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
          );
          expect(red).toBeGreaterThan(2 * Math.max(green, blue));
        });
      });
    }
  });
});

test.describe('the menu of the avatar', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('opens under the mouse, says who is signed in and leads to account and settings', async ({
    page,
  }) => {
    await open(page, '/my-units', 1280);
    await expect(avatar(page).getByText('Dein Profil ist inaktiv')).toHaveCount(0);
    await avatar(page).hover();
    await expect(bar(page).getByText('Anna Becker', { exact: true })).toBeVisible();
    await expect(bar(page).getByText('anna.becker@example.com')).toBeVisible();
    await entry(page, 'Mein Konto').click();
    await expectScreen(page, '/profile');
    await expect(entry(page, 'Mein Konto')).toBeHidden();
    await avatar(page).hover();
    await entry(page, 'Einstellungen').click();
    await expectScreen(page, '/profile/settings');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(entry(page, 'Einstellungen')).toBeHidden();
  });

  test('speaks English too', async ({ page, context }) => {
    await chooseLanguage(context, 'en');
    const { accountMenu, account, settings, signOut } = shell.en;
    await open(page, '/my-units', 1280);
    for (const width of WIDTHS.filter(isLarge)) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: new RegExp(`^${accountMenu}`) }).hover();
      for (const name of [account, settings, signOut])
        await expect(entry(page, name)).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(entry(page, account)).toBeHidden();
    }
  });

  test('opens by key, is walked through by arrows and closes by Escape', async ({ page }) => {
    await open(page, '/my-units', 1280);
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await avatar(page).focus();
      await page.keyboard.press(key);
      await expect(entry(page, 'Mein Konto')).toBeVisible();
      if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');
      await expect(entry(page, 'Mein Konto')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(entry(page, 'Einstellungen')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(entry(page, 'Mein Konto')).toBeFocused();
      if (key === 'Enter') expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(entry(page, 'Mein Konto')).toBeHidden();
      await expect(avatar(page)).toBeFocused();
    }
  });

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
    await open(page, '/my-units', 992);
    await avatar(page).hover();
    const email = bar(page).getByText('@hohenlohe-waldenburg.example');
    await expect(email).toBeVisible();
    const panel = await email.locator('xpath=..').boundingBox();
    expect(panel?.width).toBeLessThanOrEqual(320);
    expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 844 } });
  test('the menu of the avatar opens, and closes by a tap elsewhere', async ({ page }) => {
    await open(page, '/my-units', 1280);
    await avatar(page).tap();
    await expect(entry(page, 'Mein Konto')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(entry(page, 'Mein Konto')).toBeHidden();
    await avatar(page).tap();
    await entry(page, 'Einstellungen').tap();
    await expectScreen(page, '/profile/settings');
  });
});

test.describe('with a session of its own', () => {
  test.use({ reader: null });
  test('the menu ends the session and leads to the login', async ({ page }) => {
    await signIn(page, 'lena', '/my-units');
    await avatar(page).hover();
    await entry(page, 'Abmelden').click();
    await expectScreen(page, '/login');
    await page.goto('/my-units');
    await expectScreen(page, '/login');
  });
});

test('below 992 px the bar opens the help, and has the focus back once it is closed', async ({
  page,
}) => {
  await open(page, '/my-units', 1280);
  const help = entry(page, 'Hilfe & Support');
  const dialog = page.getByRole('dialog', { name: 'Hilfe & Support' });
  await atEachWidth(page, async (width) => {
    await expect(help).toBeVisible({ visible: !isLarge(width) });
    if (isLarge(width)) return;
    await help.click();
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(help).toBeFocused();
  });
});

test('at 400 % zoom the bar keeps everything within the window', async ({ page }) => {
  await open(page, UNIT, 320);
  await page.getByRole('navigation').getByRole('link', { name: 'Wissen' }).click();
  await expectScreen(page, '/knowledge-hub');
  for (const element of [back(page), logo(page), entry(page, 'Hilfe & Support'), menu(page)]) {
    const box = await element.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
