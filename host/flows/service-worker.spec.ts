import { listings, startEdge } from '../../e2e/support/edge';
import { expect, type Page, test } from '../../e2e/support/flow';
import { hostWithoutWorker } from '../../e2e/support/host-build';
import { signIn } from '../../e2e/support/investors';
import { origins } from '../../e2e/support/origins';
import { expectScreen } from '../../e2e/support/screens';
import { countRequests } from '../../e2e/support/tab';
import { countLoads, expectKept } from '../../e2e/support/worker';

test.use({ serviceWorkers: 'allow' });

const remotes = Object.values(listings);

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('what is changed in the caches never runs; a worker that is gone is unregistered', async ({
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

  await test.step('a worker that is gone is unregistered, with one reload', async () => {
    await context.route('**/service-worker.js', (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.reload();
    await expect.poll(loads).toBe(2);
    await expect.poll(() => registrations(page)).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await expectScreen(page, '/dashboard');
  });
});

test.describe('a service worker', () => {
  test('is not asked for before the first page is shown', { tag: '@long' }, async ({ page }) => {
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

  test('that the browser refuses is noted in the console, and the portal works without', {
    tag: '@long',
  }, async ({ page }) => {
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

  test('that the edge no longer has is unregistered, with one reload', { tag: '@long' }, async ({
    page,
  }) => {
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

  test('in whose place comes a page is unregistered, with one reload', {
    tag: '@long',
  }, async ({ page, context }) => {
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

  test('whose check never comes back changes nothing', { tag: '@long' }, async ({
    page,
    context,
  }) => {
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
