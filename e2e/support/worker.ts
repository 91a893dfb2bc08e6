import { expect, type Page } from '@playwright/test';

/** Addresses, without their origin, of what the worker has kept in this cache. */
const keptIn = (page: Page, cacheName: string): Promise<string[]> =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cacheName,
  );

/** Waits until the worker serves this page and has kept the document and these remotes' entries. */
export async function expectKept(page: Page, ...remotes: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect.poll(() => keptIn(page, 'manzil-document')).toEqual(['/app-shell']);
  for (const remote of remotes) {
    await expect
      .poll(() => keptIn(page, 'manzil-files'))
      .toContainEqual(expect.stringMatching(`^/remotes/${remote}/[^/]+/remoteEntry\\.`));
  }
}

/** Counts from now on how often a document is loaded into the page. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
