import type { WorkboxPlugin } from 'workbox-core/types';

const HASH = /^sha(256|384|512)-(.+)$/;

async function matches(response: Response, integrity: string): Promise<boolean> {
  const [, bits, expected] = HASH.exec(integrity) ?? [];
  if (!bits) return false;
  const digest = await crypto.subtle.digest(`SHA-${bits}`, await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}

/**
 * A page would refuse a file with another hash and not get rid of it: it is dropped, and the network is asked.
 * @param known path → hash of files that are checked even where the page names no hash
 */
export const verified = (known: ReadonlyMap<string, string>): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request, event }) => {
    if (!cachedResponse) return null;
    // The key of a precached file carries no hash; the page's own request does.
    const integrity =
      request.integrity ||
      (event as { request?: Request } | undefined)?.request?.integrity ||
      known.get(new URL(request.url).pathname);
    if (!integrity || (await matches(cachedResponse.clone(), integrity))) return cachedResponse;
    await (await caches.open(cacheName)).delete(request);
    return null;
  },
});
