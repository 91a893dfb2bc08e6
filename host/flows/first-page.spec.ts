import { expect, type Page } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { chooseLanguage, languages, shell } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth, isLarge, isPhone, WIDTHS } from '../../e2e/support/widths';
import { chosen } from '../../shared/testing/ring';

test('/ has the dark theme before it is known where it leads', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('data-theme="dark"');
});

test.describe('the first page of a visit', () => {
  const PORTAL = /\/static\/js\/portal\./;
  const drawing = ['drawing', 'row', 'row', 'row', 'figures', 'figures'];
  const skeletons = {
    '/my-units': ['title', 'line', 'card', 'card', 'card'],
    '/dashboard': ['title', 'line', ...drawing],
    '/profile/settings': ['title', 'line', 'field', 'field', 'field'],
    '/profile': ['line', 'title', 'line', 'drawing', 'row', 'row', 'row'],
  } as const;

  const openWithoutScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
    const letGo = await hold(page, PORTAL);
    await page.goto(path, { waitUntil: 'commit' });
    // Its styles have come too.
    await expect(page.locator('.shell-loading')).toHaveCSS('position', 'absolute');
    return letGo;
  };
  const blocksOf = (page: Page) =>
    page
      .locator('.shell-block')
      .evaluateAll((all) => all.map(({ className }) => className.split('shell-').at(-1)));
  /** What can be seen of each: left, top, right and lower edge; null for what is not shown. */
  const edgesOf = (page: Page, selectors: readonly string[]) =>
    page.evaluate(
      (all) =>
        all.map((selector) => {
          const part = document.querySelector(selector);
          if (!part?.checkVisibility()) return null;
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return [left, top, right, Math.min(bottom, innerHeight)];
        }),
      selectors,
    );
  const edgesAtEachWidth = async (page: Page, ...selectors: string[]) => {
    const edges: Awaited<ReturnType<typeof edgesOf>>[] = [];
    await atEachWidth(page, async () => void edges.push(await edgesOf(page, selectors)));
    return edges;
  };

  for (const language of languages) {
    const paths = Object.entries(skeletons);
    for (const [path, blocks] of paths.slice(0, chosen(1, paths.length))) {
      test(`${path} has title, skeleton and frame before the portal's script runs, and the frame stays where it is (${language})`, async ({
        page,
        context,
      }) => {
        await chooseLanguage(context, language);
        const letGo = await openWithoutScripts(page, path);
        expect(await blocksOf(page)).toEqual(blocks);
        await expect(page.locator('.shell-block').first()).toHaveCSS('opacity', '1');
        const title = await page.locator('.shell-page-title').textContent();
        const before = await edgesAtEachWidth(page, '.shell-top', '.shell-side', '.shell-short');
        await letGo();
        await expectScreen(page, path, language);
        await expect(page).toHaveTitle(`${title} – Manzil`);
        const quick = `nav[aria-label="${shell[language].quick}"]`;
        expect(await edgesAtEachWidth(page, 'header', 'aside', quick)).toEqual(before);
        expect(before.map((parts) => parts.map((part) => part !== null))).toEqual(
          WIDTHS.map((width) => [true, isLarge(width), isPhone(width)]),
        );
      });
    }

    test(`/imprint, which is all in the scripts, has its bar and no skeleton before they run, and the bar stays where it is (${language})`, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, language);
      const letGo = await openWithoutScripts(page, '/imprint');
      expect(await blocksOf(page)).toEqual([]);
      await expect(page.locator('.shell-side, .shell-short')).toHaveCount(0);
      const inBar = (bar: string) =>
        edgesAtEachWidth(page, bar, `${bar} svg`, `${bar} :is(.shell-page-title, p)`);
      const before = await inBar('.shell-top');
      await letGo();
      await expectScreen(page, '/imprint', language);
      expect(await inBar('header')).toEqual(before);
    });
  }
});
