import { atThisMoment, violationsOf } from '../../e2e/support/accessibility';
import { expect, type Page } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { expectAfterPatience, progress, spinner } from '../../e2e/support/waiting';
import { atEachWidth, isForAxe, isLarge } from '../../e2e/support/widths';
import { chosen } from '../../shared/testing/ring';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of a remote first, which alone the short ring waits for. */
const allPlaces = [
  {
    where: 'beside the sidebar',
    from: '/my-units',
    to: '/contracts',
    chunk: 'contracts',
    columnPx: 250,
  },
  {
    where: 'without a sidebar',
    from: '/imprint',
    to: '/cancellation',
    chunk: 'declaration',
    columnPx: 0,
  },
];
const places = allPlaces.slice(0, chosen(1, allPlaces.length));

test.describe('waiting', () => {
  for (const language of languages) {
    for (const { where, from, to, chunk, columnPx } of places) {
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
        const letGo = await hold(page, new RegExp(`/static/js/${chunk}\\.`));
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
          if (!chosen(width === 390, isForAxe(width))) return;
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

  test('the first page of a visit shows it too, in the outline of the page', {
    tag: '@long',
  }, async ({ page }) => {
    const letGo = await hold(page, /\/static\/js\/contracts\./);
    // The file that is held may be one that the page's load waits for.
    await page.goto('/contracts', { waitUntil: 'commit' });
    await expect(spinner(page)).toBeVisible();
    await atEachWidth(page, () => expect(spinner(page)).toBeInViewport());
    await letGo();
    await expectScreen(page, '/contracts');
    await expect(spinner(page)).toHaveCount(0);
  });
});
