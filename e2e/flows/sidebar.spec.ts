import { expect, type Page } from '@playwright/test';
import { stableId } from '../../api/src/db/seed/demo/stable-id';
import { violationsOf } from '../support/accessibility';
import { signIn } from '../support/investors';
import { expectScreen } from '../support/screens';
import { test } from '../support/signed-in';

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

const words = {
  de: { menu: 'Menü', main: 'Hauptnavigation', quick: 'Schnellzugriff' },
  en: { menu: 'Menu', main: 'Main navigation', quick: 'Quick access' },
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
  await panel(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map((animation) => animation.finished)),
  );
}

for (const language of ['de', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'manzil_language', value: language, url: baseURL ?? '' }]);
    });

    for (const width of [992, 1280]) {
      test(`at ${width} px five entries stand in a column of 250 px`, async ({ page }) => {
        await open(page, '/faq', width);
        expect(await links(page, words[language].main)).toEqual(entries[language]);
        const box = await page.getByRole('complementary').boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0, width: 250 });
      });
    }

    for (const width of [390, 767, 768, 991]) {
      test(`at ${width} px the menu has the account as the sixth`, async ({ page }) => {
        await open(page, '/faq', width);
        await expect(
          page.getByRole('navigation', { name: words[language].main }).filter({ visible: true }),
        ).toHaveCount(0);
        await page.getByRole('button', { name: words[language].menu, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await links(page, words[language].main)).toEqual([...entries[language], account]);
      });
    }

    test('the bottom bar has five entries, below 768 px only', async ({ page }) => {
      await open(page, '/my-units', 767);
      const short = {
        de: ['Dashboard', 'Einheiten', 'Finanzen', 'Verträge', 'Wissen'],
        en: ['Dashboard', 'Units', 'Finances', 'Contracts', 'Knowledge'],
      }[language];
      const paths = entries[language].map(([, path]) => path);
      expect(await links(page, words[language].quick)).toEqual(
        short.map((word, i) => [word, paths[i]]),
      );
      const bar = page.getByRole('navigation', { name: words[language].quick });
      await expect(bar.locator('[aria-current=page]')).toHaveText([short[1] ?? '']);
      await page.setViewportSize({ width: 768, height: 844 });
      await expect(bar).toBeHidden();
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

test.describe('the panel of narrow screens', () => {
  for (const width of [320, 390, 767, 991]) {
    test(`at ${width} px is as wide as the window and comes from the right`, async ({ page }) => {
      await open(page, '/my-units', width);
      // In one turn: a busy machine would find it arrived.
      const from = await menu(page).evaluate(async (button: HTMLButtonElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        const [slide] = document.querySelector('dialog[open]')?.getAnimations() ?? [];
        const [first] = (slide?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        slide?.finish();
        return first?.transform;
      });
      expect(from).toMatch(/^translateX?\(100%\)$/);
      const box = await panel(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width });
      await expect(panel(page).getByRole('button', { name: 'Menü schließen' })).toBeInViewport();
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test('closes by its icon, by Escape and by a click on the overlay', async ({ page }) => {
    await open(page, '/my-units', 390);
    const ways = [
      () => panel(page).getByRole('button', { name: 'Menü schließen' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(200, 800),
    ];
    for (const close of ways) {
      await openMenu(page);
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(menu(page)).toBeFocused();
      await expectScreen(page, '/my-units');
    }
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

  test('is closed on /home', async ({ page }) => {
    await open(page, '/home', 390);
    await page.getByRole('link', { name: 'Zum Dashboard' }).first().click();
    await expectScreen(page, '/dashboard');
    await openMenu(page);
    await page.goBack();
    await expectScreen(page, '/home');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('with a session of its own', () => {
    test.use({ reader: null });
    test('ends the session and is closed on /login', async ({ page, baseURL }) => {
      await signIn(page, 'lena', baseURL);
      await open(page, '/my-units', 390);
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
      await openMenu(page);
      await swipe(page, 300, 80);
      await expect(panel(page)).toBeVisible();
      await swipe(page, 100, 320);
      await expect(panel(page)).toBeHidden();
      await expectScreen(page, '/my-units');
    });
  });
});

test.describe('the way to the top', () => {
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

  for (const width of [768, 1280]) {
    test(`at ${width} px appears after more than 300 px`, async ({ page }) => {
      await open(page, '/knowledge-hub/articles/1', width, 600);
      await scrollTo(page, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
      await expect(toTop(page)).toHaveCount(0);
      await scrollTo(page, 301);
      await toTop(page).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(toTop(page)).toHaveCount(0);
    });
  }

  test('is there on long pages without a sidebar too', async ({ page }) => {
    await open(page, '/terms-and-conditions', 1280, 600);
    await scrollTo(page, 301);
    await expect(toTop(page)).toBeVisible();
  });

  for (const width of [390, 767]) {
    test(`at ${width} px is hidden`, async ({ page }) => {
      await open(page, '/knowledge-hub/articles/1', width, 600);
      await scrollTo(page, 1000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      await expect(page.locator('button[aria-label="Nach oben"]')).toBeHidden();
    });
  }
});
