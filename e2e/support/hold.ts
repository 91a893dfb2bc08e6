import type { Page, Route } from '@playwright/test';

/** Holds back what matches, as a server that accepts and never answers, until what it returns is called. */
export async function hold(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const keep = (route: Route) => void held.push(route);
  // Of the context, as the service worker asks for files of remotes in the place of the page.
  await page.context().route(url, keep);
  return async () => {
    await page.context().unroute(url, keep);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}
