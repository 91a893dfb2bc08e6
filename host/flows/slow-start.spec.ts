import { violationsOf } from '../../e2e/support/accessibility';
import { expect, type Route, test } from '../../e2e/support/flow';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { expectScreen } from '../../e2e/support/screens';
import { expectTold, reload, words } from '../../e2e/support/slow-start';
import { atEachWidth, isForAxe } from '../../e2e/support/widths';
import { expectKept } from '../../e2e/support/worker';
import { chosen } from '../../shared/testing/ring';

const ENTRY = /\/static\/js\/portal\./;

test.use({ serviceWorkers: 'allow' });

test.describe('when the scripts of the page', () => {
  // What a worker has kept cannot be lost here.
  test.use({ serviceWorkers: 'block' });

  for (const [fate, lose] of [
    ['never come', async () => undefined],
    ['are gone', (route: Route) => route.fulfill({ status: 404 })],
    ['are not the ones promised', (route: Route) => route.fulfill({ body: 'void 0;' })],
  ] as const) {
    test(`${fate}, the user is told what to do, and is not before`, { tag: '@long' }, async ({
      page,
    }) => {
      let lost = true;
      await page.route(ENTRY, (route) => (lost ? lose(route) : route.continue()));
      await page.goto('/home', { waitUntil: 'commit' });
      await expect(page.getByText('Loading...')).toBeVisible();
      await expectTold(page);
      await expect(page.getByRole('alert')).toContainText(words.de.slow);
      lost = false;
      await reload(page).click();
      await expectScreen(page, '/home');
      await expect(reload(page)).toBeHidden();
    });
  }

  for (const language of languages) {
    test(`never come, the user is told, with all contacts, at every width (${language})`, async ({
      page,
      context,
    }) => {
      await chooseLanguage(context, language);
      // So that the document of a guarded page is that of an investor.
      await context.addCookies([{ name: 'manzil_hint', value: '1', url: origins.portal }]);
      let lost = true;
      await context.route(ENTRY, (route) => (lost ? undefined : route.continue()));
      for (const path of chosen(['/home'], ['/my-units', '/home'])) {
        await page.goto(path, { waitUntil: 'commit' });
        await expectTold(page, language);
        await expect(page.getByText(words[language].slow)).toBeVisible();
        await atEachWidth(page, async (width) => {
          await expect(reload(page, language)).toBeInViewport({ ratio: 1 });
          if (chosen(width === 390, isForAxe(width)))
            expect(await violationsOf(page), `${page.url()} at ${width} px`).toEqual([]);
        });
        const targets = await page
          .locator('.shell-slow li a')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
        expect(targets).toEqual(['https:', 'tel:', 'mailto:']);
        await reload(page, language).focus();
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByRole('link', { name: /@/ })).toBeFocused();
      }
      lost = false;
      await reload(page, language).click();
      await expectScreen(page, '/home', language);
      await expect(reload(page, language)).toBeHidden();
    });
  }
});

test('without a network the document that the worker keeps says so too, when its scripts are lost', {
  tag: '@long',
}, async ({ page: first, context }) => {
  await first.goto('/imprint');
  await expectKept(first);
  await first.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/static\/js\/portal\./.test(request.url)) await cache.delete(request);
    }
  });
  await first.close();
  await context.setOffline(true);
  // What the browser has fetched before it would give to the worker too.
  await context.route(ENTRY, (route) => route.abort());
  // A page has files that it has loaded in its memory: another one asks the worker.
  const page = await context.newPage();
  await page.goto('/imprint');
  await expectTold(page);
  await expect(page.getByText('Prüfe deine Internetverbindung')).toBeVisible();
  await context.unroute(ENTRY);
  await context.setOffline(false);
  await reload(page).click();
  await expectScreen(page, '/imprint');
});
