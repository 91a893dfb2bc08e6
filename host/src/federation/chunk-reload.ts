const KEY = 'manzil.reloads';
const WINDOW_MS = 60_000;
const MAX_IN_WINDOW = 2;

type Reload = { remote: string; at: number };

function recentReloads(now: number): Reload[] {
  try {
    const reloads = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Reload[];
    return reloads.filter(({ at }) => now - at < WINDOW_MS);
  } catch {
    return [];
  }
}

/**
 * Whether a lost chunk of this remote may reload the page: once per remote, twice in all within 60 s.
 * @param now milliseconds
 */
export function mayReload(remote: string, reloads: readonly Reload[], now: number): boolean {
  const recent = reloads.filter(({ at }) => now - at < WINDOW_MS);
  return recent.length < MAX_IN_WINDOW && !recent.some((reload) => reload.remote === remote);
}

/**
 * Specification §8: a lost chunk reloads the page. Does not resolve when it reloads; resolves at once when a reload
 * has just been tried, when it would lead to the browser's own offline page, or when the reader has gone elsewhere.
 * @param signal of the navigation that asked for the chunk
 */
export function reloadOnce(remote: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !navigator.onLine) return Promise.resolve();
  const now = Date.now();
  const reloads = recentReloads(now);
  if (!mayReload(remote, reloads, now)) return Promise.resolve();
  sessionStorage.setItem(KEY, JSON.stringify([...reloads, { remote, at: now }]));
  location.reload();
  return new Promise(() => undefined);
}
