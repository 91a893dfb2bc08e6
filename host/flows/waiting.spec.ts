import { atThisMoment, violationsOf } from '../../e2e/support/accessibility';
import { expect, type Locator, type Page } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth, isForAxe, isLarge } from '../../e2e/support/widths';

const words = {
  de: {
    topic: 'Übergabe',
  },
  en: {
    topic: 'Handover',
  },
} as const;

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('waiting', () => {
  const spinner = (page: Page) => page.getByText('Loading...');
  const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading...' });
  /** The sign comes after 200 ms, counted from when the page notices the click: the clock may have moved by then. */
  const expectAfterPatience = async (page: Page, sign: Locator): Promise<void> => {
    const signs: number[] = [];
    const runFor = async (ms: number) => {
      await page.clock.runFor(ms);
      signs.push(await sign.count());
      return signs.at(-1);
    };
    expect(await runFor(190)).toBe(0);
    await expect.poll(() => runFor(10), { intervals: [10] }).toBe(1);
    expect(signs.length).toBeLessThanOrEqual(22);
  };

  for (const language of languages) {
    for (const { where, from, to, columnPx } of [
      { where: 'beside the sidebar', from: '/my-units', to: '/contracts', columnPx: 250 },
      { where: 'without a sidebar', from: '/imprint', to: '/terms-and-conditions', columnPx: 0 },
    ]) {
      test(`${where} a lazy screen shows Loading... and a thin bar under the top bar, after 200 ms (${language})`, async ({
        page,
        context,
      }) => {
        await chooseLanguage(context, language);
        await page.setViewportSize({ width: 1280, height: 844 });
        // Else axe waits for the thin bar to come to its end.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.install();
        await page.goto(from);
        await expect(heading(page)).toBeVisible();
        const letGo = await hold(page, new RegExp(`/static/js${to}\\.`));
        await page.clock.pauseAt(Date.now() + 3_600_000);
        await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
        await expectAfterPatience(page, spinner(page));
        await atEachWidth(page, async (width) => {
          await expect(spinner(page)).toBeInViewport();
          const [bar, top] = await Promise.all([
            progress(page).boundingBox(),
            banner(page).boundingBox(),
          ]);
          const { x = 0, y = 0, height = 0 } = top ?? {};
          expect(bar, `at ${width} px`).toMatchObject({ x, y: y + height, height: 2 });
          expect(x).toBe(isLarge(width) ? columnPx : 0);
          if (!isForAxe(width)) return;
          // The page that is left pales.
          const found = await atThisMoment(page, violationsOf(page, '[data-leaving]'));
          expect(found, `at ${width} px`).toEqual([]);
        });
        await letGo();
        await page.clock.resume();
        await expectScreen(page, to, language);
        await expect(spinner(page)).toHaveCount(0);
        await expect(progress(page)).toHaveCount(0);
      });
    }
  }

  for (const language of languages) {
    test(`another filter shows the thin bar alone, beside what is on show (${language})`, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, language);
      await page.clock.install();
      await page.goto('/knowledge-hub');
      await expectScreen(page, '/knowledge-hub', language);
      const letGo = await hold(page, /\/articles\?.*topic=/);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const topic = page.getByRole('button', { name: words[language].topic, exact: true });
      await topic.click();
      await expectAfterPatience(page, progress(page));
      await atEachWidth(page, async () => {
        await expect(progress(page)).toBeVisible();
        await expect(spinner(page)).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeInViewport();
        await expect(page.getByRole('main').locator('a[href*="/articles/"]').first()).toBeVisible();
        await expect(page.locator('[data-leaving]')).toHaveCount(0);
      });
      await letGo();
      await page.clock.resume();
      await expect(topic).toHaveAttribute('aria-pressed', 'true');
      await expect(progress(page)).toHaveCount(0);
    });
  }

  test('the first page of a visit shows it too, in the outline of the page', async ({ page }) => {
    const letGo = await hold(page, /\/static\/js\/contracts\./);
    await page.goto('/contracts');
    await expect(spinner(page)).toBeVisible();
    await atEachWidth(page, () => expect(spinner(page)).toBeInViewport());
    await letGo();
    await expectScreen(page, '/contracts');
    await expect(spinner(page)).toHaveCount(0);
  });
});
