import { atThisMoment, expectFits, violationsOf } from '../../e2e/support/accessibility';
import { expect, type Locator, type Page, type Route } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { chooseLanguage, languages, shell } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth, isForAxe, isLarge, isPhone, WIDTHS } from '../../e2e/support/widths';
import { follow } from '../../e2e/support/windows';

const words = {
  de: {
    contracts: 'Verträge',
    topic: 'Übergabe',
    missing: 'Nicht gefunden',
    missingTitle: 'Seite nicht gefunden – Manzil',
    start: 'Zur Startseite',
    failed: 'Diese Seite lässt sich gerade nicht anzeigen.',
    stopped: 'Das Portal ist ins Stocken geraten.',
    number: /^Fehlernummer /,
    retry: 'Erneut versuchen',
    reload: 'Neu laden',
  },
  en: {
    contracts: 'Contracts',
    topic: 'Handover',
    missing: 'Not found',
    missingTitle: 'Page not found – Manzil',
    start: 'To the home page',
    failed: 'This page cannot be shown at the moment.',
    stopped: 'The portal has come to a halt.',
    number: /^Error number /,
    retry: 'Try again',
    reload: 'Reload',
  },
} as const;

const banner = (page: Page) => page.getByRole('banner');
const sidebar = (page: Page, name: string = shell.de.main) =>
  page.getByRole('navigation', { name });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits for the screen itself: a static shell stands in its place before. */
const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name ? { name, exact: true } : {}) });

test('/ has the dark theme before it is known where it leads', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('data-theme="dark"');
});

test.describe('navigation', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  const scrollDown = async (page: Page): Promise<void> => {
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  };
  const followLinkTo = (page: Page, path: string) =>
    page.evaluate((href) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
    }, path);

  for (const width of [390, 991, 1280] as const) {
    test(`opens each page at its top at ${width} px: forward, back, the page that is open, and another`, async ({
      page,
    }) => {
      const readers = { width, language: 'de' } as const;
      await page.setViewportSize({ width, height: 500 });
      await page.goto('/knowledge-hub');
      await expectScreen(page, '/knowledge-hub');
      await scrollDown(page);
      await followLinkTo(page, '/knowledge-hub/articles/1');
      await expectScreen(page, '/knowledge-hub/articles/1');
      await expect.poll(() => scrollY(page)).toBe(0);

      await scrollDown(page);
      await page.goBack();
      await expectScreen(page, '/knowledge-hub');
      await expect.poll(() => scrollY(page)).toBe(0);

      await scrollDown(page);
      await follow(page, readers, '/knowledge-hub');
      await expect.poll(() => scrollY(page)).toBe(0);

      await scrollDown(page);
      await follow(page, readers, '/my-units');
      await expectScreen(page, '/my-units');
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  }

  test('leaves the questions where their category is', async ({ page }) => {
    await page.goto('/faq?categoryId=4');
    await expectScreen(page, '/faq');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });

  test('names the page in the title, and gives the focus to its heading', async ({ page }) => {
    await page.goto('/dashboard');
    await expectScreen(page, '/dashboard');
    await sidebar(page).getByRole('link', { name: 'Finanzen' }).click();
    await expectScreen(page, '/financials');
    await expect(page).toHaveTitle('Finanzen – Manzil');
    await expect(heading(page)).toBeFocused();
  });
});

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
    for (const [path, blocks] of Object.entries(skeletons)) {
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

for (const language of languages) {
  test.describe(`what cannot be shown in ${language}`, () => {
    const say = words[language];
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('an unknown address has a page of its own that leads back into the portal', async ({
      page,
    }) => {
      await page.goto('/my-units/no/such/page');
      await expect(heading(page, say.missing)).toBeVisible();
      await expect(page).toHaveTitle(say.missingTitle);
      const response = await page.goto('/no-such-page');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(say.missingTitle);
      await atEachWidth(page, async () => {
        await expect(heading(page, say.missing)).toBeInViewport();
        await expect(page.getByRole('link', { name: say.start })).toBeInViewport();
      });
      await page.getByRole('link', { name: say.start }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('a page that fails says so in the layout, with a number, and can be tried again', async ({
      page,
    }) => {
      const answer = (route: Route) => route.fulfill({ status: 500, json: { message: 'kaputt' } });
      await page.route('**/units?page=1', answer);
      await page.goto('/contracts');
      await expect(heading(page, say.failed)).toBeVisible();
      const retry = page.getByRole('button', { name: say.retry });
      await expectFits(page, async (width) => {
        await expect(banner(page)).toBeVisible();
        await expect(sidebar(page, shell[language].main)).toBeVisible({ visible: isLarge(width) });
        for (const part of [heading(page, say.failed), page.getByText(say.number), retry])
          await expect(part).toBeInViewport();
      });
      await page.unroute('**/units?page=1', answer);
      await retry.click();
      await expect(heading(page, say.contracts)).toBeVisible();
    });

    test('a portal whose frame fails has an error page that loads it anew', async ({ page }) => {
      const imprint = language === 'de' ? 'Impressum' : 'Imprint';
      await page.goto('/privacy-policy');
      await expect(heading(page)).toBeVisible();
      // What every navigation of the frame asks for.
      await page.evaluate(() => {
        window.scrollTo = () => {
          throw new Error('no scrolling');
        };
      });
      await page.getByRole('link', { name: imprint }).first().click();
      await expect(heading(page, say.stopped)).toBeVisible();
      const reload = page.getByRole('button', { name: say.reload });
      await expectFits(page, async () => {
        for (const part of [heading(page, say.stopped), page.getByText(say.number), reload])
          await expect(part).toBeInViewport();
      });
      await reload.click();
      await expect(heading(page, imprint)).toBeVisible();
    });
  });
}

for (const path of ['/financials', '/contracts', '/course', '/project/3', '/handover']) {
  test(`${path}, whose content is open, has something to say`, async ({ page }) => {
    await page.goto(path);
    await expectScreen(page, path);
    const words = (await page.getByRole('main').textContent()) ?? '';
    expect(words.length).toBeGreaterThan(120);
    expect(words).not.toMatch(/lorem|placeholder|platzhalter|coming soon|demnächst|todo/i);
  });
}
