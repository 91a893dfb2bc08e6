import { expect, type Page } from '@playwright/test';
import { stableId } from '../../api/src/db/seed/demo/stable-id';
import { violationsOf } from '../support/accessibility';
import { settle } from '../support/animations';
import { signIn } from '../support/investors';
import { chooseLanguage, languages, shell } from '../support/language';
import { expectScreen } from '../support/screens';
import { test } from '../support/signed-in';
import { atEachWidth, isLarge, isPhone, WIDTHS } from '../support/widths';

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

/** Where the sidebar is a panel. */
const NARROW = WIDTHS.filter((width) => !isLarge(width));

const short = {
  de: ['Dashboard', 'Einheiten', 'Finanzen', 'Verträge', 'Wissen'],
  en: ['Dashboard', 'Units', 'Finances', 'Contracts', 'Knowledge'],
} as const;

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const back = (page: Page) => page.getByRole('button', { name: 'Zurück', exact: true });
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await menu(page).click();
  await expect(panel(page)).toBeVisible();
  await settle(page);
}

for (const language of languages) {
  test(`the entries stand in a column, in a menu with the account as the sixth, and at the bottom (${language})`, async ({
    page,
    context,
  }) => {
    const { main, quick, menu: menuName, closeMenu } = shell[language];
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
      await page.getByRole('button', { name: menuName, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: menuName });
      await expect(dialog).toBeVisible();
      await settle(page);
      expect(await links(page, main)).toEqual([...entries[language], account]);
      await expect(dialog.locator('[aria-current=page]')).toHaveText([entries[language][1][0]]);
      expect(await dialog.boundingBox()).toMatchObject({ x: 0, width });
      if (width === 390 || width === 991) expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: closeMenu }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test('the entry of the path is active, also on a page below it', async ({ page }) => {
  await open(page, UNIT, 1280);
  const active = sidebar(page).locator('[aria-current=page]');
  await expect(active).toHaveText(['Meine Einheiten']);
  await page.goto('/faq');
  await expectScreen(page, '/faq');
  await expect(active).toHaveCount(0);
  await open(page, '/profile/settings', 390);
  await openMenu(page);
  await expect(panel(page).locator('[aria-current=page]')).toHaveText(['Account']);
});

test('it replaces the history entry and leaves no way back', async ({ page }) => {
  await open(page, '/knowledge-hub', 390);
  await page.getByRole('main').locator('a[href="/knowledge-hub/articles/1"]').first().click();
  await expectScreen(page, '/knowledge-hub/articles/1');
  await expect(back(page)).toBeVisible();
  const pages = () => page.evaluate(() => window.history.length);
  const before = await pages();

  await openMenu(page);
  await panel(page).getByRole('link', { name: 'Finanzen' }).click();
  await expectScreen(page, '/financials');
  await expect(panel(page)).toBeHidden();
  await expect(back(page)).toHaveCount(0);
  expect(await pages()).toBe(before);
  // Not after another state of the page, nor after it has been loaded anew.
  await page.getByRole('radio', { name: 'Gesamt' }).click({ force: true });
  await expect(page).toHaveURL(/period=/);
  await expect(back(page)).toHaveCount(0);
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await expect(back(page)).toHaveCount(0);

  await bottomBar(page).getByRole('link', { name: 'Verträge' }).click();
  await expectScreen(page, '/contracts');
  await back(page).click();
  await expectScreen(page, '/financials');
  await page.goBack();
  await expectScreen(page, '/knowledge-hub');
});

for (const width of WIDTHS.filter(isLarge)) {
  test(`at ${width} px it replaces the history entry too`, async ({ page }) => {
    await open(page, '/knowledge-hub', width);
    await page.getByRole('main').locator('a[href="/knowledge-hub/articles/1"]').first().click();
    await expectScreen(page, '/knowledge-hub/articles/1');
    const before = await page.evaluate(() => window.history.length);
    await sidebar(page).getByRole('link', { name: 'Finanzen' }).click();
    await expectScreen(page, '/financials');
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeVisible();
    await expect(back(page)).toHaveCount(0);
    await page.goBack();
    await expectScreen(page, '/knowledge-hub');
  });
}

test('the installed app, which has no menu, keeps the bar at the bottom below 992 px', async ({
  playwright,
  launchOptions,
  baseURL,
  locale,
}, info) => {
  // Only a window of its own is displayed as an app.
  const app = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
    ...launchOptions,
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
      await expect(menu(page)).toHaveCount(0);
      await expect(bottomBar(page)).toBeVisible({ visible: !isLarge(width) });
      await expect(page.getByRole('main')).toHaveCSS(
        'padding-bottom',
        isLarge(width) ? '72px' : '80px',
      );
      if (isPhone(width) || isLarge(width)) return;
      const button = await toTop(page).boundingBox();
      const bar = await bottomBar(page).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });
  } finally {
    await app.close();
  }
});

test('an entry that is opened in another tab leaves the way back of this one', async ({ page }) => {
  await open(page, '/my-units', 1280);
  await page.getByRole('main').locator(`a[href="${UNIT}"]`).first().click();
  await expectScreen(page, UNIT);
  const tab = page.context().waitForEvent('page');
  await sidebar(page)
    .getByRole('link', { name: 'Finanzen' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expectScreen(await tab, '/financials');
  await page.setViewportSize({ width: 390, height: 844 });
  await back(page).click();
  await expectScreen(page, '/my-units');
});

test.describe('the panel of narrow screens', () => {
  test('is as wide as the window and comes from the right', async ({ page }) => {
    await open(page, '/my-units', 320);
    for (const width of [320, ...NARROW]) {
      await page.setViewportSize({ width, height: 844 });
      // In one turn: a busy machine would find it arrived.
      const from = await menu(page).evaluate(async (button: HTMLButtonElement) => {
        button.click();
        while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
        const [slide] = document.querySelector('dialog[open]')?.getAnimations() ?? [];
        const [first] = (slide?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        slide?.finish();
        return first?.transform;
      });
      expect(from, `at ${width} px`).toMatch(/^translateX?\(100%\)$/);
      expect(await panel(page).boundingBox()).toMatchObject({ x: 0, width });
      const close = panel(page).getByRole('button', { name: 'Menü schließen' });
      await expect(close).toBeInViewport();
      if (width === 320) expect(await violationsOf(page)).toEqual([]);
      await close.click();
      await expect(panel(page)).toBeHidden();
    }
  });

  test('closes by its icon, by Escape and by a click on the overlay', async ({ page }) => {
    await open(page, '/my-units', 390);
    const ways = [
      () => panel(page).getByRole('button', { name: 'Menü schließen' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(200, 800),
    ];
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 844 });
      for (const close of ways) {
        await openMenu(page);
        await close();
        await expect(panel(page)).toBeHidden();
        await expect(menu(page)).toBeFocused();
      }
    }
    await expectScreen(page, '/my-units');
  });

  test('closes when the window grows so wide that the sidebar stands in its column', async ({
    page,
  }) => {
    await open(page, '/my-units', 991);
    await openMenu(page);
    await page.setViewportSize({ width: 992, height: 844 });
    await expect(panel(page)).toBeHidden();
    await sidebar(page).getByRole('link', { name: 'Finanzen' }).click();
    await expectScreen(page, '/financials');
  });

  test('lies over a dark overlay', async ({ page }) => {
    await open(page, '/my-units', 390);
    await openMenu(page);
    expect(
      await panel(page).evaluate(
        (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
      ),
    ).toMatch(/^rgba\(11, 36, 41, 0\.4/);
    expect((await panel(page).boundingBox())?.height).toBeLessThan(700);
  });

  test('moves at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/my-units', 390);
    await menu(page).click();
    expect(await panel(page).evaluate((dialog) => getComputedStyle(dialog).animationDuration)).toBe(
      '0s',
    );
    expect((await panel(page).boundingBox())?.x).toBe(0);
  });

  test('closes when the reader goes back', async ({ page }) => {
    await open(page, '/my-units', 390);
    await bottomBar(page).getByRole('link', { name: 'Finanzen' }).click();
    await expectScreen(page, '/financials');
    await openMenu(page);
    await page.goBack();
    await expectScreen(page, '/my-units');
    await expect(panel(page)).toBeHidden();
  });

  test('is closed on /home and on /forgot-password', async ({ page }) => {
    for (const [path, name] of [
      ['/home', 'Zum Dashboard'],
      ['/forgot-password', 'Manzil'],
    ] as const) {
      await open(page, path, 390);
      await page.getByRole('link', { name }).first().click();
      await expectScreen(page, '/dashboard');
      await openMenu(page);
      await page.goBack();
      await expectScreen(page, path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test.describe('with a session of its own', () => {
    test.use({ reader: null });
    test('ends the session and is closed on /login', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, 'lena', '/my-units');
      await openMenu(page);
      await panel(page).getByRole('button', { name: 'Abmelden' }).click();
      await expectScreen(page, '/login');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('can be used on a screen that is too low for it', async ({ page }) => {
    await open(page, '/my-units', 568, 320);
    await openMenu(page);
    const last = panel(page).getByRole('button', { name: 'Abmelden' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    /** A finger that moves as the browser's own input. */
    async function swipe(page: Page, from: number, to: number): Promise<void> {
      const input = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        input.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 300 }],
        });
      await touch('touchStart', from);
      const step = (to - from) / 6;
      for (let i = 1; i <= 6; i += 1) await touch('touchMove', from + i * step);
      await touch('touchEnd');
    }

    test('closes by a swipe to the right, not by one to the left', async ({ page }) => {
      await open(page, '/my-units', 390);
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 844 });
        await openMenu(page);
        await swipe(page, 300, 80);
        await expect(panel(page)).toBeVisible();
        await swipe(page, 100, 320);
        await expect(panel(page)).toBeHidden();
      }
      await expectScreen(page, '/my-units');
    });
  });
});

test.describe('the way to the top', () => {
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

  for (const language of languages) {
    test(`appears after more than 300 px, from 768 px on (${language})`, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, language);
      await open(page, '/knowledge-hub/articles/1', 1280, 600);
      const toTop = page.getByRole('button', { name: shell[language].toTop });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 600 });
        await scrollTo(page, 300);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
        await expect(toTop).toHaveCount(0);
        await scrollTo(page, 301);
        if (isPhone(width)) {
          const hidden = page.locator(`button[aria-label="${shell[language].toTop}"]`);
          await expect(hidden).toBeAttached();
          await expect(hidden).toBeHidden();
          continue;
        }
        await toTop.click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expect(toTop).toHaveCount(0);
      }
    });
  }

  test('is there on long pages without a sidebar too', async ({ page }) => {
    await open(page, '/terms-and-conditions', 1280, 600);
    await scrollTo(page, 301);
    await expect(toTop(page)).toBeVisible();
  });
});
