import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Request, test } from '@playwright/test';
import { investors, password, signIn } from '../support/investors';
import { origins } from '../support/origins';

const BUDGET_JS_BYTES = 170_000;

type Entry = { url: string; start: number; end: number };

const brotliSize = (content: Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;

/** Longest chain of requests in which each could only start after the one before had ended. */
function depthOf(entries: readonly Entry[], last: Entry): number {
  const before = entries.filter((entry) => entry.end <= last.start);
  return (
    1 +
    Math.max(
      0,
      ...before.map((entry) =>
        depthOf(
          before.filter((other) => other.end <= entry.start),
          entry,
        ),
      ),
    )
  );
}

test('a cold load of the dashboard asks for everything at once and stays within its budget', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origins.portal });
  await signIn(await context.newPage(), 'anna');
  const cookies = await context.cookies();
  await context.close();

  const cold = await browser.newContext({ baseURL: origins.portal });
  await cold.addCookies(cookies);
  const page = await cold.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/dashboard');
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const paths = requests.map((request) => request.url().replace(/^https?:\/\/localhost:\d+/, ''));
  expect(paths.filter((path) => /registry|manifest\.json|locales/.test(path))).toEqual([]);
  expect(new Set(paths).size, 'no file is fetched twice').toBe(paths.length);

  const entries = requests.map((request): Entry => {
    const { startTime, requestStart, responseEnd } = request.timing();
    return {
      url: request.url(),
      start: startTime + Math.max(requestStart, 0),
      end: startTime + responseEnd,
    };
  });
  const figures = entries.find(({ url }) => url.startsWith(`${origins.api}/dashboard?`));
  if (!figures) throw new Error('the figures were not asked for');
  expect(depthOf(entries, figures)).toBeLessThanOrEqual(3);

  let scriptBytes = 0;
  for (const request of requests.filter((candidate) => candidate.url().endsWith('.js'))) {
    scriptBytes += brotliSize((await (await request.response())?.body()) ?? Buffer.alloc(0));
  }
  test
    .info()
    .annotations.push({ type: 'JavaScript, brotli bytes', description: String(scriptBytes) });
  expect(scriptBytes).toBeGreaterThan(50_000);
  expect(scriptBytes).toBeLessThanOrEqual(BUDGET_JS_BYTES);
  await cold.close();
});

test('the document enforces Trusted Types and allows neither inline code nor eval', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });
  const response = await page.goto('/home');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);

  await signIn(page, 'anna');
  for (const path of ['/dashboard', '/my-units', '/profile', '/faq', '/knowledge-hub']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
  expect(
    await page.evaluate(() => {
      try {
        document.createElement('script').src = '/static/js/anything.js';
        return 'assigned';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('TypeError');
});

test('every file of portal and remotes is immutable and comes compressed', async ({ request }) => {
  const html = await (await request.get('/login')).text();
  const script = /src="(\/static\/js\/vendor[^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['cache-control']).toContain('immutable');
  const missing = await request.get('/static/js/gone.12345678.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).not.toContain('immutable');
});

test('credentials never reach an address or a storage', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await signIn(page, 'anna');
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
  );
  for (const secret of [password, investors.anna]) {
    expect(urls.filter((url) => decodeURIComponent(url).includes(secret))).toEqual([]);
    expect(stored).not.toContain(secret);
  }
});
