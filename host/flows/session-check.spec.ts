import { stableId } from '../../api/src/seed/demo/stable-id';
import { type BrowserContext, expect, type Page, test } from '../../e2e/support/flow';
import { goInside } from '../../e2e/support/inside';
import {
  beginSession,
  fillInLogin,
  signedInId,
  signIn,
  signInByForm,
} from '../../e2e/support/investors';
import { namesKept } from '../../e2e/support/kept';
import { chooseLanguage, languages, messages } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { expectScreen } from '../../e2e/support/screens';
import { countRequests, setVisibility, storedKeys } from '../../e2e/support/tab';
import { openAtEachWidth, type Tab } from '../../e2e/support/widths';
import { follow, windows } from '../../e2e/support/windows';
import { expectKept } from '../../e2e/support/worker';

test.use({ serviceWorkers: 'allow' });

/** Each opens a tab of every width. */
test.describe.configure({ timeout: 120_000 });

const RECHECK_AFTER_MS = 1_800_000;
const NOON = new Date('2026-11-20T08:00:00Z');

const checksOf = (page: Page) => countRequests(page, 'GET', /^\/auth\/$/);

/** The session is over, and the browser does not know. */
async function loseCookie(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /session/ });
}

for (const language of languages) {
  const say = messages[language];
  test.describe(`tabs of every width, ${language}:`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    const expectExpired = async (tabs: readonly Tab[]): Promise<void> => {
      for (const { page } of tabs) {
        await expect(page).toHaveURL(/\/login$/);
        await page.bringToFront();
        await expect(page.getByText(say.expired)).toBeInViewport({ ratio: 1 });
        expect(await storedKeys(page)).toEqual([]);
      }
    };

    test('after more than 30 minutes in the background each asks for the session; one that is lost ends all', {
      tag: '@long',
    }, async ({ context }) => {
      await context.clock.install({ time: NOON });
      await beginSession(context, 'anna');
      const tabs = await openAtEachWidth(context, '/my-units');
      await Promise.all(tabs.map(({ page }) => page.waitForLoadState('networkidle')));
      const logged = new Set<Page>();
      context.on('console', (message) => {
        const tab = message.page();
        if (tab && message.text().includes('Error while checking user session')) logged.add(tab);
      });
      const counts = tabs.map(({ page }) => checksOf(page));
      const checks = () => counts.map((count) => count());
      const inEach = (count: number) => tabs.map(() => count);
      const cleanUps = tabs.map(({ page }) =>
        countRequests(page, 'POST', /^\/auth\/session\/cleanup$/),
      );
      const awayFor = async (ms: number, away: readonly Tab[]): Promise<void> => {
        for (const { page } of away) await setVisibility(page, 'hidden');
        await context.clock.fastForward(ms);
        for (const { page } of away) await setVisibility(page, 'visible');
      };

      // The clock goes on by itself too.
      await awayFor(1_000, tabs);
      expect(checks()).toEqual(inEach(0));
      await awayFor(RECHECK_AFTER_MS + 1, tabs);
      await expect.poll(checks).toEqual(inEach(1));

      await context.route(`${origins.api}/auth/`, (route) => route.abort());
      await awayFor(RECHECK_AFTER_MS + 1, tabs);
      await expect.poll(() => logged.size).toBe(tabs.length);
      for (const { page } of tabs) await expectScreen(page, '/my-units', language);
      await context.unroute(`${origins.api}/auth/`);

      for (const { page } of tabs) await setVisibility(page, 'hidden');
      await loseCookie(context);
      await awayFor(RECHECK_AFTER_MS + 1, tabs.slice(0, 1));
      await expectExpired(tabs);
      const others = tabs.slice(1).map(() => 0);
      await expect.poll(() => cleanUps.map((count) => count())).toEqual([1, ...others]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('manzil_hint');
    });

    test('who signs in is asked for again in all, and takes the place of the one before', {
      tag: '@long',
    }, async ({ context }) => {
      const tabs = await openAtEachWidth(context, '/imprint');
      const [narrowest, widest] = [tabs[0] as Tab, tabs.at(-1) as Tab];
      const counts = tabs.map(({ page }) => checksOf(page));
      const checks = () => counts.map((count) => count());
      await narrowest.page.bringToFront();
      await signInByForm(narrowest.page, 'anna', '', language);
      await expectScreen(narrowest.page, '/dashboard', language);
      await expect.poll(checks).toEqual(tabs.map(() => 1));

      await widest.page.bringToFront();
      await signInByForm(widest.page, 'max', '', language);
      for (const { page } of tabs) {
        await expect(page.getByRole('heading', { level: 1, name: /, Max\.$/ })).toBeVisible();
        await expect(page).toHaveURL(/\/dashboard$/);
      }
      expect(Math.min(...checks())).toBeGreaterThan(1);
    });

    test('a broken connection ends none, a refused request all, and the sign-in leads back', async ({
      context,
    }) => {
      await beginSession(context, 'anna');
      const tabs = await openAtEachWidth(context, '/my-units');
      await context.route(`${origins.api}/**`, (route) => route.abort());
      for (const { page, width } of tabs) {
        await page.bringToFront();
        await follow(page, { width, language }, '/knowledge-hub');
      }
      for (const { page } of tabs) {
        await expect(page.getByText(say.unreachable)).toBeVisible();
        await expect(page).toHaveURL(/\/knowledge-hub$/);
      }
      await context.unroute(`${origins.api}/**`);

      const { page, width } = tabs[0] as Tab;
      await expectKept(page, 'units', 'knowledge');
      const hers = [await signedInId(context), 'Becker', stableId('unit:marina-walk-tower-2304')];
      await expect
        .poll(() => storedKeys(page))
        .toEqual(expect.arrayContaining(['manzil.investor', 'manzil.data.units']));
      await loseCookie(context);
      await page.bringToFront();
      await follow(page, { width, language }, '/contracts');
      await expectExpired(tabs);
      // Each has session storage of its own.
      for (const tab of tabs) {
        expect(await storedKeys(tab.page)).toEqual([]);
        expect(await namesKept(tab.page, hers)).toEqual([]);
      }

      await page.bringToFront();
      await fillInLogin(page, 'anna', language);
      await expectScreen(page, '/contracts', language);
    });
  });
}

test('what an earlier portal left on the device goes when the portal starts, in every window', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const key of ['units-storage', 'dashboard-storage']) localStorage.setItem(key, '{}');
  });
  for (const { width, language } of windows) {
    await page.setViewportSize({ width, height: 844 });
    await chooseLanguage(context, language);
    await page.goto('/imprint');
    await expectScreen(page, '/imprint', language);
    await expect.poll(() => storedKeys(page), `${width} px, ${language}`).toEqual([]);
  }
});

test('units, dashboard and construction are there again after a reload, without a network too', async ({
  page,
}) => {
  await signIn(page, 'anna');
  for (const path of ['/project/4', '/my-units', '/dashboard']) {
    await goInside(page, path);
    await expectScreen(page, path);
  }
  await expect
    .poll(() =>
      page.evaluate(() => ({
        session: Object.keys(sessionStorage).sort(),
        local: Object.keys(localStorage).sort(),
      })),
    )
    .toEqual({
      session: ['manzil.data.dashboard', 'manzil.data.units'],
      local: ['manzil.data.projects', 'manzil.investor'],
    });

  const held: (() => Promise<void>)[] = [];
  await page.route(`${origins.api}/units`, (route) => {
    held.push(() => route.continue());
  });
  await page.goto('/my-units');
  await expectScreen(page, '/my-units');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((go) => go()));
  await page.unroute(`${origins.api}/units`);

  await page.route(`${origins.api}/**`, (route) => route.abort());
  for (const path of ['/dashboard', '/my-units', '/project']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path === '/project' ? 'Yas Canal House' : /^((Guten|Hallo).*|Vier Einheiten)$/,
    );
  }
  await page.unroute(`${origins.api}/**`);
});
