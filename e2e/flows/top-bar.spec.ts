import { expect, type Page } from '@playwright/test';
import { stableId } from '../../api/src/db/seed/demo/stable-id';
import { violationsOf } from '../support/accessibility';
import { signIn } from '../support/investors';
import { expectScreen } from '../support/screens';
import { test } from '../support/signed-in';

const UNIT = `/my-units/${stableId('unit:marina-walk-tower-2304')}`;

const bar = (page: Page) => page.getByRole('banner');
const title = (page: Page) => bar(page).getByText('Meine Einheiten', { exact: true });
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

for (const width of [390, 767, 768, 991]) {
  test(`at ${width} px a menu button stands for title and avatar`, async ({ page }) => {
    await open(page, '/my-units', width);
    await expect(menu(page)).toBeVisible();
    await expect(title(page)).toBeHidden();
    await expect(avatar(page)).toBeHidden();
    await expect(logo(page)).toHaveAttribute('href', '/');
  });
}

for (const width of [992, 1280]) {
  test(`at ${width} px there are title and avatar, no menu and no arrow`, async ({ page }) => {
    await open(page, '/dashboard', width);
    await page.getByRole('main').getByRole('link', { name: 'Marina Walk Tower' }).first().click();
    await expectScreen(page, UNIT);
    await expect(bar(page).getByText('Einheit', { exact: true })).toBeVisible();
    await expect(avatar(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await expect(back(page)).toBeHidden();
    await expect(logo(page)).toHaveAttribute('href', '/');
  });
}

test('on small screens the arrow shows once there is a page to go back to', async ({ page }) => {
  await open(page, '/my-units', 390);
  await expect(back(page)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Marina Walk Tower/ })
    .first()
    .click();
  await expectScreen(page, UNIT);
  await back(page).click();
  await expectScreen(page, '/my-units');
  await expect(back(page)).toHaveCount(0);

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).last().click();
  await expectScreen(page, '/dashboard');
  await expect(back(page)).toBeVisible();
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

  test('small screens have an account icon that opens the profile, and no menu', async ({
    page,
  }) => {
    await open(page, '/my-units', 390);
    await expect(menu(page)).toHaveCount(0);
    await bar(page).getByRole('link', { name: 'Mein Konto' }).filter({ visible: true }).click();
    await expectScreen(page, '/profile');
    await expect(back(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('large screens have the avatar', async ({ page }) => {
    await open(page, '/my-units', 1280);
    await expect(avatar(page)).toBeVisible();
  });

  test.describe('by an investor whose profile is inactive', () => {
    test.use({ reader: 'lena' });
    test('the account icon has the red dot', async ({ page }) => {
      await open(page, '/my-units', 390);
      await expect(
        bar(page)
          .getByRole('link', { name: 'Mein Konto Dein Profil ist inaktiv' })
          .filter({ visible: true }),
      ).toBeVisible();
    });
  });
});

test.describe('the avatar of an investor whose profile is inactive', () => {
  test.use({ reader: 'lena' });
  test('has a red dot', async ({ page }) => {
    await open(page, '/my-units', 1280);
    const dot = avatar(page).getByText('Dein Profil ist inaktiv').locator('xpath=..');
    await expect(dot).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await dot.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
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

  test('speaks English too', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'manzil_language', value: 'en', url: baseURL ?? '' }]);
    await open(page, '/my-units', 1280);
    await page.getByRole('button', { name: /^Account menu/ }).hover();
    for (const name of ['My account', 'Settings', 'Log out']) {
      await expect(entry(page, name)).toBeVisible();
    }
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens by ${key}, is walked through by arrows and closes by Escape`, async ({ page }) => {
      await open(page, '/my-units', 1280);
      await avatar(page).focus();
      await page.keyboard.press(key);
      await expect(entry(page, 'Mein Konto')).toBeVisible();
      if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');
      await expect(entry(page, 'Mein Konto')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(entry(page, 'Einstellungen')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(entry(page, 'Mein Konto')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(entry(page, 'Mein Konto')).toBeHidden();
      await expect(avatar(page)).toBeFocused();
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
  test('the menu ends the session and leads to the login', async ({ page, baseURL }) => {
    await signIn(page, 'lena', baseURL);
    await open(page, '/my-units', 1280);
    await avatar(page).hover();
    await entry(page, 'Abmelden').click();
    await expectScreen(page, '/login');
    await page.goto('/my-units');
    await expectScreen(page, '/login');
  });
});

test('at 400 % zoom the bar keeps everything within the window', async ({ page }) => {
  await open(page, UNIT, 320);
  await page.getByRole('navigation').getByRole('link', { name: 'Wissen' }).click();
  await expectScreen(page, '/knowledge-hub');
  for (const element of [back(page), logo(page), menu(page)]) {
    const box = await element.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
