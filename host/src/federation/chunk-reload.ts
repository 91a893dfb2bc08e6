import { isReloadHeld } from '@manzil/shared/runtime';

// Outside the names that `forgetInvestor` removes: a sign-out between two reloads must not allow a third.
const KEY = 'manzil-reloads';
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
 * Specification §8: a lost chunk reloads the page, the one that the user has asked for. Does not resolve when it
 * reloads; resolves at once when a reload has just been tried, when it would lead to the browser's own offline page, or
 * when the user has gone elsewhere.
 * @param request of the navigation that asked for the chunk
 */
export function reloadOnce(remote: string, request?: Request): Promise<void> {
  if (request?.signal.aborted || !navigator.onLine) return Promise.resolve();
  const now = Date.now();
  const reloads = recentReloads(now);
  if (!mayReload(remote, reloads, now)) return Promise.resolve();
  sessionStorage.setItem(KEY, JSON.stringify([...reloads, { remote, at: now }]));
  // While a page is on its way, the address is still the one of the page before.
  if (request && request.url !== location.href.split('#')[0]) location.assign(request.url);
  else location.reload();
  return new Promise(() => undefined);
}

/** Whether this is a chunk that webpack could not load, by its name or words, or comes of one. */
const isLostChunk = (error: unknown): boolean =>
  /ChunkLoadError|Loading (CSS )?chunk/.test(String(error)) ||
  (error instanceof Error && isLostChunk(error.cause));

/** For what code and data of a page have thrown: reloads as `reloadOnce` does if a chunk is lost, and throws it again. */
export async function orReload(remote: string, request: Request, error: unknown): Promise<never> {
  if (isLostChunk(error)) await reloadOnce(remote, request);
  throw error;
}

/** For what belongs to no page: reloads as `reloadOnce` does if a chunk is lost, unless something typed would be. */
export async function reloadIfLost(error: unknown): Promise<void> {
  if (isLostChunk(error) && !isReloadHeld()) await reloadOnce('host');
}

/** Specification §8: reloads for a lost chunk too that nobody has waited for. */
export function watchLostChunks(): void {
  window.addEventListener('error', ({ error, message }) => void reloadIfLost(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => void reloadIfLost(reason));
}
