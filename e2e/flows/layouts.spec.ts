import { expect, type Page, type Route } from '@playwright/test';
import { stableId } from '../../api/src/db/seed/demo/stable-id';
import type { InvestorName } from '../support/investors';
import { expectScreen } from '../support/screens';
import { test } from '../support/signed-in';

const NIGHT = 'rgb(10, 33, 38)';
const WHITE = 'rgb(255, 255, 255)';
const UNIT = stableId('unit:marina-walk-tower-2304');

const banner = (page: Page) => page.getByRole('banner');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const isDark = (path: string): boolean =>
  path === '/dashboard' || /\/home|\/details|articles/.test(path);

/** Waits for the screen itself: a static shell stands in its place before. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Specification §2: pages without a sidebar, who may see them, and whether the top header shows. */
const fullPages: readonly [path: string, reader: InvestorName | null, header: boolean][] = [
  ['/home', null, false],
  ['/details', null, false],
  ['/articles/1', null, false],
  ['/login', null, false],
  ['/forgot-password', null, true],
  ['/reset-password', null, true],
  ['/privacy-policy', null, true],
  ['/terms-and-conditions', null, true],
  ['/packages', 'anna', true],
  ['/handover', 'anna', false],
  ['/onboarding', 'jonas', true],
];

const portalPages = [
  '/dashboard',
  '/profile',
  '/profile/bank-details',
  '/profile/edit-bank-details',
  '/profile/address-details',
  '/profile/documents',
  '/profile/edit-address',
  '/profile/settings',
  '/my-units',
  `/my-units/${UNIT}`,
  '/course',
  '/course/1',
  '/knowledge-hub',
  '/knowledge-hub/articles/1',
  '/faq',
  '/faq?categoryId=2',
  '/financials',
  '/contracts',
  '/project/3',
];

for (const reader of [null, 'anna', 'jonas'] as const) {
  test.describe(`full pages of ${reader ?? 'a visitor'}`, () => {
    test.use({ reader });
    for (const [path, , header] of fullPages.filter((row) => row[1] === reader)) {
      test(`${path} has no sidebar, ${header ? 'a' : 'no'} top header and its theme`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(sidebar(page)).toHaveCount(0);
        await expect(bottomBar(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Menü', exact: true })).toHaveCount(0);
        await expect(banner(page)).toHaveCount(header ? 1 : 0);
        expect(await background(page)).toBe(isDark(path) ? NIGHT : WHITE);
      });
    }
  });
}

test('every other page has sidebar, header, content and bottom bar, and its theme', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of portalPages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    await expect(banner(page), path).toBeVisible();
    await expect(sidebar(page), path).toBeVisible();
    await expect(page.getByRole('main'), path).toBeVisible();
    expect(await background(page), path).toBe(isDark(path) ? NIGHT : WHITE);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sidebar(page), path).toBeHidden();
    await expect(bottomBar(page), path).toBeVisible();
  }
});

test('/ has the dark theme before it is known where it leads', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('data-theme="dark"');
});

for (const [width, padding] of [
  [390, '80px'],
  [767, '80px'],
  [768, '72px'],
  [1280, '72px'],
] as const) {
  test(`at ${width} px the content ends ${padding} above its frame`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/faq');
    await expectScreen(page, '/faq');
    await expect(page.getByRole('main')).toHaveCSS('padding-bottom', padding);
  });
}

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

  test('opens each page at its top: forward, back, and the page that is open', async ({ page }) => {
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
    await sidebar(page).getByRole('link', { name: 'Knowledge Hub' }).click();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

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
  /** Holds the code of a screen back until it is let go. */
  async function hold(page: Page, file: RegExp): Promise<() => Promise<void>> {
    const held: Route[] = [];
    await page.route(file, (route) => void held.push(route));
    return async () => {
      await page.unroute(file);
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    };
  }
  const spinner = (page: Page) => page.getByText('Loading...');
  const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading...' });

  test('a lazy screen shows Loading... and a thin bar under the top bar, after 200 ms', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/dashboard');
    await expectScreen(page, '/dashboard');
    const letGo = await hold(page, /\/static\/js\/contracts\./);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await sidebar(page).getByRole('link', { name: 'Verträge' }).click();
    await page.clock.runFor(190);
    await expect(spinner(page)).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(spinner(page)).toBeVisible();
    const [bar, top] = await Promise.all([
      progress(page).boundingBox(),
      banner(page).boundingBox(),
    ]);
    expect(bar?.height).toBe(2);
    expect(bar?.y).toBe((top?.y ?? 0) + (top?.height ?? 0));
    await letGo();
    await page.clock.resume();
    await expectScreen(page, '/contracts');
    await expect(spinner(page)).toHaveCount(0);
    await expect(progress(page)).toHaveCount(0);
  });

  test('the first page of a visit shows it too', async ({ page }) => {
    const letGo = await hold(page, /\/static\/js\/contracts\./);
    await page.goto('/contracts');
    await expect(spinner(page)).toBeVisible();
    await letGo();
    await expectScreen(page, '/contracts');
    await expect(spinner(page)).toHaveCount(0);
  });
});

test.describe('what cannot be shown', () => {
  test('an unknown address has a page of its own that leads back into the portal', async ({
    page,
  }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeVisible();
    await expect(page).toHaveTitle('Seite nicht gefunden – Manzil');
    expect(await background(page)).toBe(WHITE);
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expectScreen(page, '/dashboard');
  });

  test('a page that fails says so in the layout, with a number, and can be tried again', async ({
    page,
  }) => {
    const answer = (route: Route) => route.fulfill({ status: 500, json: { message: 'kaputt' } });
    await page.route('**/units?page=1', answer);
    await page.goto('/contracts');
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Diese Seite lässt sich gerade nicht anzeigen.',
      }),
    ).toBeVisible();
    await expect(page.getByText(/^Fehlernummer /)).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await page.unroute('**/units?page=1', answer);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expectScreen(page, '/contracts');
  });
});

for (const path of ['/financials', '/contracts', '/course', '/project/3', '/handover']) {
  test(`${path}, whose content is open, has something to say`, async ({ page }) => {
    await page.goto(path);
    await expectScreen(page, path);
    const words = (await page.getByRole('main').textContent()) ?? '';
    expect(words.length).toBeGreaterThan(120);
    expect(words).not.toMatch(/lorem|placeholder|platzhalter|coming soon|demnächst|todo/i);
  });
}
