import type { Page } from '@playwright/test';

type Kept = {
  caches: string;
  databases: string[];
  session: string;
  local: string;
  cookies: string;
};

/** Which of these names are anywhere in what the browser keeps for this portal. */
export async function namesKept(page: Page, names: readonly string[]): Promise<string[]> {
  const text = JSON.stringify(await everythingKept(page));
  return names.filter((name) => text.includes(name));
}

/** Everything that the browser keeps for this portal and pages can read, with addresses and headers of what is cached. */
export const everythingKept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const contents: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = (await cache.match(request)) as Response;
        contents.push(request.url, JSON.stringify([...answer.headers]), await answer.text());
      }
    }
    return {
      caches: contents.join('\n'),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      session: JSON.stringify(sessionStorage),
      local: JSON.stringify(localStorage),
      cookies: document.cookie,
    };
  });
