import { isReloadHeld } from '@manzil/shared/runtime';

// Outside the names that `forgetInvestor` removes: a sign-out between two reloads must not allow a third.
const KEY = 'manzil-reloads';
const WINDOW_MS = 60_000;
const MAX_IN_WINDOW = 2;

type Reload = { remote: string; at: number };

/** Once per remote, twice in all within 60 s. @param now milliseconds */
export function mayReload(remote: string, reloads: readonly Reload[], now: number): boolean {
  const recent = reloads.filter(({ at }) => now - at < WINDOW_MS);
  return recent.length < MAX_IN_WINDOW && !recent.some((reload) => reload.remote === remote);
}

/** Whether it may, and is counted: what cannot be would never end. */
function countReload(remote: string, now: number): boolean {
  try {
    const reloads = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Reload[];
    if (!mayReload(remote, reloads, now)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...reloads, { remote, at: now }]));
    return true;
  } catch {
    return false;
  }
}

/**
 * Specification §8: reloads the page that the user has asked for. Does not resolve when it reloads; resolves at once
 * when it has just been tried, when the browser's own offline page would come, or when the user has gone elsewhere.
 */
export function reloadOnce(remote: string, request?: Request): Promise<void> {
  if (request?.signal.aborted || !navigator.onLine) return Promise.resolve();
  if (!countReload(remote, Date.now())) return Promise.resolve();
  // While a page is on its way, the address is still the one of the page before.
  if (request && request.url !== location.href.split('#')[0]) location.assign(request.url);
  else location.reload();
  return new Promise(() => undefined);
}

/** By webpack's name or words for it, or as the cause. */
const isLostChunk = (error: unknown): boolean =>
  /ChunkLoadError|Loading (CSS )?chunk/.test(String(error)) ||
  (error instanceof Error && isLostChunk(error.cause));

export async function orReload(remote: string, request: Request, error: unknown): Promise<never> {
  if (isLostChunk(error)) await reloadOnce(remote, request);
  throw error;
}

/** For what belongs to no page; not where something typed would be lost. */
export async function reloadIfLost(error: unknown): Promise<void> {
  if (isLostChunk(error) && !isReloadHeld()) await reloadOnce('host');
}

/** Specification §8: also for a lost chunk that nobody has waited for. */
export function watchLostChunks(): void {
  window.addEventListener('error', ({ error, message }) => void reloadIfLost(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => void reloadIfLost(reason));
}
