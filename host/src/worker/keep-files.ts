import type { Strategy } from 'workbox-strategies';
import { isKept } from './build-files';

/** An event of a worker, which the DOM's types do not know. */
export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type WantedFile = readonly [path: string, integrity: string];

/** What came first goes first, which is the oldest build: browsers list entries in the order of their arrival. */
async function trim(cache: Cache, max: number): Promise<void> {
  const entries = await cache.keys();
  const surplus = entries.slice(0, Math.max(0, entries.length - max));
  await Promise.all(surplus.map((entry) => cache.delete(entry)));
}

/** One by one, as nobody waits; then `max` files stay. (workbox-expiration would write to a database at every read.) */
export async function keepFiles(
  wanted: readonly WantedFile[],
  files: Strategy,
  max: number,
  event: WorkerEvent,
): Promise<void> {
  for (const [path, integrity] of wanted) {
    if (!isKept(path, integrity)) continue;
    try {
      await Promise.all(files.handleAll({ request: new Request(path, { integrity }), event }));
    } catch {
      // What cannot be had now is asked for when a page loads it again.
    }
  }
  await trim(await caches.open(files.cacheName), max);
}
