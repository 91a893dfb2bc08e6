import { brotliCompressSync, constants } from 'node:zlib';
import type { Request, Response } from '@playwright/test';
import { policyComplaints } from '../support/complaints';
import { expect, type Page, test } from '../support/flow';
import { goInside } from '../support/inside';
import { beginSession, investors, password, signInByForm } from '../support/investors';
import { origins } from '../support/origins';
import { expectScreen } from '../support/screens';

test.use({ serviceWorkers: 'allow' });

const BUDGET_JS_BYTES = 162_000;

const brotliSize = (content: Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;

/** Notes what made the page ask for each address: the document that names it, or scripts. */
async function followCauses(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const causes = new Map<string, readonly string[]>();
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const scripts = initiator.stack?.callFrames.map(({ url }) => url) ?? [];
    causes.set(request.url, initiator.url ? [initiator.url] : scripts);
  });
  await protocol.send('Network.enable');
  return causes;
}

/** Length of the chain of answers that had to come one after the other, this one included. */
function depthOf(url: string, causes: ReadonlyMap<string, readonly string[]>): number {
  const before = causes.get(url);
  if (!before) throw new Error(`${url} was not asked for`);
  return 1 + Math.max(0, ...before.map((cause) => depthOf(cause, causes)));
}

test('a cold load of the dashboard asks for everything at once and stays within its budget', async ({
  browser,
}) => {
  const cold = await browser.newContext({ baseURL: origins.portal });
  await beginSession(cold, 'anna');
  const page = await cold.newPage();
  const causes = await followCauses(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/dashboard');
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const paths = requests.map((request) => request.url().replace(/^https?:\/\/localhost:\d+/, ''));
  expect(paths.filter((path) => /registry|manifest\.json|locales/.test(path))).toEqual([]);
  expect(new Set(paths).size, 'no file is fetched twice').toBe(paths.length);

  const figures = `${origins.api}/dashboard?period=12_months`;
  expect(depthOf(figures, causes), 'the document, then the figures').toBe(2);

  // The service worker, what registers it, the question for consent, what keeps data and other late parts come when the
  // page is complete.
  const isFirst = (url: string): boolean =>
    url.endsWith('.js') &&
    !/\/service-worker\.js$|\/static\/js\/(pwa|consent|late|device)\./.test(url);
  let scriptBytes = 0;
  for (const request of requests.filter((candidate) => isFirst(candidate.url()))) {
    scriptBytes += brotliSize((await (await request.response())?.body()) ?? Buffer.alloc(0));
  }
  test
    .info()
    .annotations.push({ type: 'JavaScript, brotli bytes', description: String(scriptBytes) });
  expect(scriptBytes).toBeGreaterThan(50_000);
  expect(scriptBytes).toBeLessThanOrEqual(BUDGET_JS_BYTES);
  await cold.close();
});

test('a visit of every remote is held to Trusted Types, and its files are immutable', async ({
  page,
  request,
}) => {
  const complaints = policyComplaints(page);
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const isFile = /^\/(static|remotes)\/.*\.(js|css|woff2)$/.test(pathname);
    if (origin === origins.portal && isFile) files.set(pathname, response);
  });
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));
  const document = await page.goto('/home');
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  await signInByForm(page, 'anna');
  await expectScreen(page, '/dashboard');
  for (const path of ['/profile', '/faq', '/knowledge-hub']) {
    await goInside(page, path);
    await expectScreen(page, path);
  }
  await page.waitForLoadState('networkidle');

  await test.step('Trusted Types are enforced, and none of our code objects', async () => {
    expect(complaints).toEqual([]);
    const assigned = await page.evaluate(() => {
      try {
        window.document.createElement('script').src = '/static/js/anything.js';
        return 'assigned';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(assigned).toBe('TypeError');
  });

  await test.step('every file of portal and remotes is immutable and comes compressed', async () => {
    for (const part of [
      /^\/static\/js\/.*\.js$/,
      /^\/static\/css\/.*\.css$/,
      /\.woff2$/,
      ...['units', 'profile', 'faq', 'knowledge'].flatMap((name) => [
        new RegExp(`^/remotes/${name}/[^/]+/remoteEntry\\.[^/]+\\.js$`),
        new RegExp(`^/remotes/${name}/[^/]+/static/js/.*\\.js$`),
        new RegExp(`^/remotes/${name}/[^/]+/static/css/.*\\.css$`),
      ]),
    ]) {
      expect([...files.keys()]).toContainEqual(expect.stringMatching(part));
    }
    for (const [path, response] of files) {
      expect(response.status(), path).toBe(200);
      const headers = await response.allHeaders();
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      // A font in WOFF2 is compressed by its format.
      const encoding = path.endsWith('.woff2') ? undefined : 'br';
      expect(headers['content-encoding'], path).toBe(encoding);
    }
    const missing = await request.get('/static/js/gone.12345678.js');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control']).not.toContain('immutable');
  });

  await test.step('credentials never reach an address or a storage', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, window.document.cookie, location.href]),
    );
    for (const secret of [password, investors.anna]) {
      expect(urls.filter((url) => decodeURIComponent(url).includes(secret))).toEqual([]);
      expect(stored).not.toContain(secret);
    }
  });
});
