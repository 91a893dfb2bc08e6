import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { apiOrigin, openStack, portalOrigin, type Stack } from './stack';

/** Somebody whose session outlives the faults, and what she handed in. */
export type Lena = { page: Page; document: { id: string; sha256: string } };

/** The files of this folder follow one another on one stack, which is removed behind the last. */
export const test = base.extend<object, { stack: Stack; lena: Lena }>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = openStack();
      await use(stack);
      await stack.remove();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  lena: [
    async ({ browser }, use) => {
      // A service worker would show screens without a server.
      const page = await browser.newPage({
        baseURL: portalOrigin,
        locale: 'de-DE',
        serviceWorkers: 'block',
      });
      await use({ page, document: { id: '', sha256: '' } });
      await page.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ serviceWorkers: 'block' });

/** A screen of each remote, and what its heading says to Lena. */
export const screens = {
  '/dashboard': /, Lena\.$/,
  '/profile': 'Lena Hoffmann',
  '/faq': 'Häufige Fragen',
  '/course': 'Kurs: Eigentum in den VAE',
} as const;

/**
 * Opens a page of the stack. A container that starts or stops changes the machine's networks, at which Chromium drops what
 * it loads: that it asks for again.
 */
export async function visit(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    if (!String(error).includes('net::ERR_NETWORK_CHANGED')) throw error;
    await visit(page, url);
  }
}

export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

export async function expectWholePortal(): Promise<void> {
  for (const origin of [portalOrigin, apiOrigin]) {
    const url = `${origin}/readyz`;
    await expect.poll(() => statusOf(url), { message: url }).toBe(200);
  }
}

export const sha256 = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** The document that Lena handed in is what she gets back. */
export async function expectDocument({ page, document }: Lena): Promise<void> {
  const answer = await page.request.get(`${apiOrigin}/documents/${document.id}/download`);
  expect(answer.status()).toBe(200);
  expect(sha256(await answer.body())).toBe(document.sha256);
}
