import { expect, type Page, test } from '../../e2e/support/flow';
import { fillInLogin, investors, signedInId, signIn } from '../../e2e/support/investors';
import { everythingKept, namesKept } from '../../e2e/support/kept';
import { chooseLanguage, messages } from '../../e2e/support/language';
import { setVisibility, storedKeys } from '../../e2e/support/tab';
import { beyondTheWindow } from '../../e2e/support/widths';
import { follow, signOut, windows } from '../../e2e/support/windows';
import { countLoads, expectKept } from '../../e2e/support/worker';

/**
 * What the session, a lost file and a broken worker do does not depend on the window, and its ways and words do: the
 * flows of each of these prove it in one window, these in all.
 */
test.describe.configure({ timeout: 120_000 });

const HALF_AN_HOUR_MS = 1_800_000;

const words = {
  de: { units: 'Vier Einheiten', retry: 'Erneut versuchen' },
  en: { units: 'Four units', retry: 'Try again' },
} as const;

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

for (const at of windows) {
  const { width, language } = at;
  const say = words[language];
  test.describe(`${width} px, ${language}:`, { tag: '@long' }, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test.describe('without a worker', () => {
      test.use({ serviceWorkers: 'block' });

      test('half an hour in the background finds out that the session is lost, and the sign-in leads back', async ({
        page,
        context,
      }) => {
        await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
        await signIn(page, 'anna', '/my-units');
        await expectHeading(page, say.units);
        await page.waitForLoadState('networkidle');
        const awayFor = async (ms: number) => {
          await setVisibility(page, 'hidden');
          await page.clock.fastForward(ms);
          await setVisibility(page, 'visible');
        };
        await awayFor(HALF_AN_HOUR_MS - 60_000);
        await expectHeading(page, say.units);
        await expect(page).toHaveURL(/\/my-units$/);
        await context.clearCookies({ name: /session/ });
        await awayFor(HALF_AN_HOUR_MS + 1);
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.getByText(messages[language].expired)).toBeInViewport();
        expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
        expect(await storedKeys(page)).toEqual([]);
        await fillInLogin(page, 'anna', language);
        await expect(page).toHaveURL(/\/my-units$/);
        await expectHeading(page, say.units);
      });

      test('a lost chunk loads the page anew once, then the page says so and tries again', async ({
        page,
      }) => {
        const chunk = /\/remotes\/knowledge\/.*\/static\/js\/hub\./;
        await signIn(page, 'lena', '/my-units');
        await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
        const loads = countLoads(page);
        await follow(page, at, '/knowledge-hub');
        const retry = page.getByRole('button', { name: say.retry });
        await expect(retry).toBeVisible({ timeout: 45_000 });
        await page.waitForLoadState('networkidle');
        expect(loads()).toBe(1);
        expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
        await page.unroute(chunk);
        await retry.click();
        await expectHeading(page, /^Knowledge hub$/i);
        expect(loads()).toBe(1);
      });
    });

    test('a worker that is gone, a page or silent costs one reload at most, and the portal goes on', async ({
      page,
      context,
    }) => {
      const faults = {
        gone: { loads: 2, left: 0, answer: { status: 404, body: 'gone' } },
        page: { loads: 2, left: 0, answer: { contentType: 'text/html', body: '<p>Proxy' } },
        silent: { loads: 1, left: 1, answer: null },
      };
      for (const [name, { loads: expected, left, answer }] of Object.entries(faults)) {
        await page.goto('/imprint');
        await expectKept(page);
        let asked = 0;
        await context.route('**/service-worker.js', async (route) => {
          asked += 1;
          if (answer) await route.fulfill(answer);
        });
        const loads = countLoads(page);
        await page.reload();
        await expect.poll(loads, name).toBe(expected);
        // Each document asks; the last one's answer would be what reloads once too often.
        await expect.poll(() => asked, name).toBeGreaterThanOrEqual(expected);
        const registrations = () =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
        await expect.poll(registrations, name).toBe(left);
        await page.locator('a[href="/privacy-policy"]').filter({ visible: true }).first().click();
        await expectHeading(page, /^(Datenschutz|Privacy policy)$/);
        expect(loads(), name).toBe(expected);
        await context.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });

    for (const network of ['with', 'without'] as const) {
      test(`nothing of an investor's is on the device after a sign-out ${network} a network`, async ({
        page,
        context,
      }) => {
        await signIn(page, 'lena', '/my-units');
        await expectKept(page, 'units');
        const unit = await page.getByRole('main').locator('a[href^="/my-units/"]').first();
        const unitId = (await unit.getAttribute('href'))?.split('/').at(-1) ?? '';
        const hers = [await signedInId(context), 'Hoffmann', unitId];
        // Sealed (docs/decisions/025).
        await expect.poll(() => storedKeys(page)).toContain('manzil.data.units');
        expect(await namesKept(page, hers)).toEqual([]);
        if (network === 'without') await context.setOffline(true);
        await signOut(page, at, 'Lena Hoffmann');
        const kept = await everythingKept(page);
        expect(await namesKept(page, [...hers, investors.lena])).toEqual([]);
        expect(kept.cookies).not.toContain('manzil_hint');
        if (network === 'without') return;
        // What somebody decided about reports stays with the device.
        const keys = async () => (await storedKeys(page)).filter((key) => key !== 'manzil-consent');
        await expect.poll(keys).toEqual([]);
        // The login, which suggests a passkey, may have begun to wait for one.
        const left = (await context.cookies())
          .map(({ name }) => name)
          .filter((name) => name !== 'passkey');
        expect(left.sort()).toEqual(['device', 'manzil_language']);
      });
    }
  });
}
