import { stableId } from '../../api/src/db/seed/demo/stable-id';
import { expectFits } from '../../e2e/support/accessibility';
import { listings, startEdge } from '../../e2e/support/edge';
import { expect, type Page, test } from '../../e2e/support/flow';
import { hostWithoutWorker } from '../../e2e/support/host-build';
import { investors, signedInId, signIn } from '../../e2e/support/investors';
import { everythingKept } from '../../e2e/support/kept';
import { chooseLanguage } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectScreen, guardedScreens } from '../../e2e/support/screens';
import { countRequests } from '../../e2e/support/tab';
import { atEachWidth } from '../../e2e/support/widths';
import { countLoads, expectKept } from '../../e2e/support/worker';

const remotes = Object.values(listings);

test('what somebody has changed in the caches is never run, and put right', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'anna');
  await expectKept(first, 'units');
  const spoilt = await first.evaluate(async () => {
    const addresses: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/\/(portal|remoteEntry)\.[^/]+\.js/.test(request.url)) continue;
        const { headers } = (await cache.match(request)) as Response;
        await cache.put(request, new Response('window.tampered = true;', { headers }));
        addresses.push([name, request.url]);
      }
    }
    return addresses;
  });
  expect(spoilt.length).toBeGreaterThanOrEqual(2);
  // A page has files that it has loaded in its memory: another one asks the worker.
  await first.close();
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expectScreen(page, '/dashboard');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  const stillSpoilt = () =>
    page.evaluate(async (addresses) => {
      const texts = addresses.map(async ([name, url]) =>
        (await (await caches.open(name)).match(url))?.text(),
      );
      return (await Promise.all(texts)).filter((text) => !text || text.includes('tampered'));
    }, spoilt);
  await expect.poll(stillSpoilt).toEqual([]);
});

test.describe('a service worker', () => {
  const registrations = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  test('is not asked for before the first page is shown', async ({ page }) => {
    let answer: () => Promise<void> = async () => undefined;
    let held = false;
    await page.route(`${origins.api}/auth/`, (route) => {
      answer = () => route.continue();
      held = true;
    });
    const asked = countRequests(page, 'GET', /\/static\/js\/pwa\./);
    await page.clock.install();
    await page.goto('/', { waitUntil: 'load' });
    await page.clock.runFor(5_000);
    await expect.poll(() => held).toBe(true);
    // What the page has asked for by now is known once this has gone there and back.
    await page.evaluate(() => fetch('/favicon.svg'));
    expect(asked()).toBe(0);
    await answer();
    await expectKept(page);
  });

  test('that the browser refuses is noted in the console, and the portal works without', async ({
    page,
  }) => {
    const noted: string[] = [];
    page.on('console', (message) => noted.push(message.text()));
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('refused by the browser'));
    });
    const loads = countLoads(page);
    await page.goto('/imprint');
    await expect
      .poll(() => noted.filter((text) => text.includes('refused by the browser')).length)
      .toBe(1);
    await page.getByRole('link', { name: 'Datenschutz' }).first().click();
    await expectScreen(page, '/privacy-policy');
    expect(loads()).toBe(1);
  });

  test('that the edge no longer has is unregistered, with one reload', async ({ page }) => {
    const bare = hostWithoutWorker();
    let edge = await startEdge(remotes);
    try {
      await page.goto(`${edge.origin}/imprint`);
      await expectKept(page);
      await edge.stop();
      edge = await startEdge(remotes, bare);
      const loads = countLoads(page);
      let checks = 0;
      page.on('response', (response) => {
        if (response.url().endsWith('/service-worker.js')) checks += 1;
      });
      await page.reload();
      await expect.poll(() => checks).toBe(2);
      await expectScreen(page, '/imprint');
      expect(await registrations(page)).toBe(0);
      await page.reload();
      await expect.poll(() => checks).toBe(3);
      await expectScreen(page, '/imprint');
      expect(loads()).toBe(3);
    } finally {
      await edge.stop();
    }
  });

  test('in whose place comes a page is unregistered, with one reload', async ({
    page,
    context,
  }) => {
    await page.goto('/imprint');
    await expectKept(page);
    await context.route('**/service-worker.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
    );
    const loads = countLoads(page);
    await page.reload();
    await expect.poll(loads).toBe(2);
    await expect.poll(() => registrations(page)).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await expectScreen(page, '/imprint');
  });

  test('whose check never comes back changes nothing', async ({ page, context }) => {
    await page.goto('/imprint');
    await expectKept(page);
    let asked = 0;
    await context.route('**/service-worker.js', () => {
      asked += 1;
    });
    const loads = countLoads(page);
    await page.reload();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expectScreen(page, '/imprint');
    await page.getByRole('link', { name: 'Datenschutz' }).first().click();
    await expectScreen(page, '/privacy-policy');
    expect(await registrations(page)).toBe(1);
    expect(loads()).toBe(1);
  });
});

test.describe('what this device keeps', () => {
  const unitNames = ['Marina Walk Tower', 'Creek Lantern', 'Yas Canal House', 'Safa Terrace'];
  const unitIds = [
    'marina-walk-tower-2304',
    'creek-lantern-1806',
    'yas-canal-house-705',
    'safa-terrace-412',
  ].map((unit) => stableId(`unit:${unit}`));

  const namesIn = (text: string, names: readonly string[]): string[] =>
    names.filter((name) => text.includes(name));

  for (const network of ['with', 'without'] as const) {
    test(`is nothing of an investor's after they sign out ${network} a network`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await signIn(page, 'anna');
      await expectKept(page, 'units');
      const hers = [await signedInId(context), investors.anna, 'Becker', ...unitIds];
      for (const path of Object.keys(guardedScreens)) {
        await page.goto(path);
        await expectScreen(page, path);
        const owner = remotes.find(({ areas }) => areas.some((area) => path.startsWith(area)));
        await expectKept(page, ...(owner ? [owner.name] : []));
      }
      await expectKept(page, 'units', 'profile', 'faq', 'knowledge');

      const signedIn = await everythingKept(page);
      expect(signedIn.caches.length).toBeGreaterThan(500_000);
      expect(namesIn(signedIn.caches, [...hers, ...unitNames])).toEqual([]);
      // Units and dashboard for the tab, the shell's investor and a project for the device (docs/decisions/025).
      expect(namesIn(signedIn.session, unitNames)).toEqual(unitNames);
      for (const kept of [signedIn.session, signedIn.local, signedIn.cookies])
        expect(kept).not.toContain(investors.anna);
      expect(signedIn.databases).toEqual([]);

      await page.goto('/dashboard');
      await expectScreen(page, '/dashboard');
      if (network === 'without') await context.setOffline(true);
      await page.getByRole('button', { name: /Anna Becker/ }).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page).toHaveURL(/\/login$/);
      const signedOut = await everythingKept(page);
      expect(namesIn(JSON.stringify(signedOut), [...hers, ...unitNames])).toEqual([]);
      expect(signedOut.cookies).not.toContain('manzil_hint');
    });
  }
});

test('the portal can be installed: its manifest and pictures are what they say', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  const link = page.locator('link[rel=manifest]');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/employee portal/i),
    short_name: 'Manzil',
    display: 'standalone',
    theme_color: '#FFFFFF',
    start_url: '/',
  });
  const icons = manifest.icons as { src: string; sizes: string; purpose: string }[];
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const [purpose, src, size] of [
    ...icons.map(({ purpose, src, sizes }) => [purpose, src, Number.parseInt(sizes, 10)] as const),
    ['apple', touch ?? '', 180] as const,
  ]) {
    const picture = await request.get(src);
    expect(picture.headers()['content-type'], src).toBe('image/png');
    // Width and height in the first chunk of a PNG.
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], `${purpose} ${src}`).toEqual([
      size,
      size,
    ]);
  }
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

for (const [language, title, accept, no] of [
  ['de', 'Manzil als App', 'Installieren', 'Nicht mehr anzeigen'],
  ['en', 'Manzil as an app', 'Install', 'Don’t show again'],
] as const) {
  test(`the offer to install is for investors of every width, and a no is remembered (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    let asked = 0;
    await page.exposeFunction('askToInstall', () => {
      asked += 1;
    });
    const offer = () =>
      page.evaluate(() => {
        const { askToInstall: prompt } = window as unknown as { askToInstall: () => unknown };
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
        );
      });
    const hint = page.getByRole('complementary', { name: title });
    await signIn(page, 'anna');
    await offer();
    await expect(hint).toBeVisible();
    await expectFits(page, async () => {
      await hint.getByRole('button', { name: no }).scrollIntoViewIfNeeded();
      await expect(hint).toBeInViewport({ ratio: 1 });
    });
    let taken = 0;
    await atEachWidth(page, async () => {
      await offer();
      await hint.getByRole('button', { name: accept }).click();
      await expect(hint).toBeHidden();
      taken += 1;
      await expect.poll(() => asked).toBe(taken);
    });
    await offer();
    await hint.getByRole('button', { name: no }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expectPageShown(page);
    await Promise.all([page.waitForResponse(/\/static\/js\/install-hint\./), offer()]);
    await atEachWidth(page, async () => {
      await offer();
      await expect(hint).toBeHidden();
    });
  });
}
