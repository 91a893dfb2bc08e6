import type { WorkboxPlugin } from 'workbox-core/types';

/**
 * Bounds a cache of files that never change. What came first goes first, which is the oldest build; browsers list
 * entries in the order of their arrival. (workbox-expiration would write to a database at every read.)
 */
export const keepNewest = (max: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const entries = await cache.keys();
    const surplus = entries.slice(0, Math.max(0, entries.length - max));
    await Promise.all(surplus.map((entry) => cache.delete(entry)));
  },
});
