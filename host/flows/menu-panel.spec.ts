import { stableId } from '../../api/src/seed/demo/stable-id';
import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, type Language, languages, shell } from '../../e2e/support/language';
import { menuButton, menuPanel, openMenu } from '../../e2e/support/menu';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { NARROW } from '../../e2e/support/widths';

/** The sidebar of narrow windows: a panel from the right. */

const UNIT = `/my-units/${stableId('unit:marina-walk-tower-2304')}`;

const toDashboard = { de: 'Zum Dashboard', en: 'Go to the dashboard' } as const;

async function open(page: Page, path: string, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await expectPageShown(page);
}

/** Opens it by its button. @returns where its slide begins, in one turn: a busy machine would find it arrived */
const slideFrom = (page: Page, language: Language): Promise<unknown> =>
  menuButton(page, language).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
    const [slide] = document.querySelector('dialog[open]')?.getAnimations() ?? [];
    const [first] = (slide?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
    slide?.finish();
    return first?.transform;
  });

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

for (const language of languages) {
  test.describe(`in ${language}, by touch and otherwise`, () => {
    test.use({ hasTouch: true });
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('comes from the right, and closes by icon, Esc, a click beside it and a swipe', async ({
      page,
    }) => {
      const panel = menuPanel(page, language);
      const close = panel.getByRole('button', { name: shell[language].closeMenu });
      await open(page, '/my-units', 320);
      for (const width of [320, ...NARROW]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await slideFrom(page, language), `at ${width} px`).toMatch(/^translateX?\(100%\)$/);
        expect(await panel.boundingBox()).toMatchObject({ x: 0, width });
        expect((await panel.boundingBox())?.height).toBeLessThan(700);
        const overlay = await panel.evaluate(
          (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
        );
        expect(overlay).toMatch(/^rgba\(11, 36, 41, 0\.4/);
        await expect(close).toBeInViewport();
        if (width === 320) expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      }
      const ways = [
        () => close.click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(200, 800),
      ];
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 844 });
        for (const leave of ways) {
          await openMenu(page, language);
          await leave();
          await expect(panel).toBeHidden();
          await expect(menuButton(page, language)).toBeFocused();
        }
        await openMenu(page, language);
        await swipe(page, 300, 80);
        await expect(panel).toBeVisible();
        await swipe(page, 100, 320);
        await expect(panel).toBeHidden();
      }
      await expectScreen(page, '/my-units', language);

      await test.step('can be used on a screen that is too low for it', async () => {
        await page.setViewportSize({ width: 568, height: 320 });
        await openMenu(page, language);
        const last = panel.getByRole('button', { name: shell[language].signOut });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      });

      await test.step('moves at once with reduced motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await menuButton(page, language).click();
        expect(await panel.evaluate((dialog) => getComputedStyle(dialog).animationDuration)).toBe(
          '0s',
        );
        expect((await panel.boundingBox())?.x).toBe(0);
      });
    });

    test('closes when the user goes back', { tag: '@long' }, async ({ page }) => {
      await open(page, '/my-units', 390);
      await page.getByRole('main').locator(`a[href="${UNIT}"]`).first().click();
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 844 });
        await expectScreen(page, UNIT, language);
        await openMenu(page, language);
        await page.goBack();
        await expectScreen(page, '/my-units', language);
        await expect(menuPanel(page, language)).toBeHidden();
        await page.goForward();
      }
    });

    test('is closed on /home and on /forgot-password', { tag: '@long' }, async ({ page }) => {
      for (const [path, name] of [
        ['/home', toDashboard[language]],
        ['/forgot-password', 'Manzil'],
      ] as const) {
        await open(page, path, 390);
        await page.getByRole('link', { name }).first().click();
        for (const width of NARROW) {
          await page.setViewportSize({ width, height: 844 });
          await expectScreen(page, '/dashboard', language);
          await openMenu(page, language);
          await page.goBack();
          await expectScreen(page, path, language);
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await page.goForward();
        }
      }
    });
  });
}

test('closes when the window grows so wide that the sidebar stands in its column', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/my-units', 991);
  await openMenu(page);
  await page.setViewportSize({ width: 992, height: 844 });
  await expect(menuPanel(page)).toBeHidden();
  await page
    .getByRole('navigation', { name: shell.de.main })
    .getByRole('link', { name: 'Finanzen' })
    .click();
  await expectScreen(page, '/financials');
});

test.describe('with a session of its own', () => {
  test.use({ user: null });
  test('ends the session and is closed on /login', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'lena', '/my-units');
    await openMenu(page);
    await menuPanel(page).getByRole('button', { name: shell.de.signOut }).click();
    await expectScreen(page, '/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
