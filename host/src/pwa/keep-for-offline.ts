import { APP_SHELL } from '../boot/app-shell';

type Wanted = [url: string, init: RequestInit];

const appShell: Wanted = [APP_SHELL, { cache: 'no-cache', credentials: 'same-origin' }];

/** Workbox's own message: its router gets and keeps these as if the page had asked for them. */
const keep = (worker: ServiceWorker | null, wanted: readonly Wanted[]): void => {
  if (wanted.length > 0)
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: wanted } });
};

/** The code of remotes among what was loaded, with its hashes. */
function remoteCode(loaded: readonly PerformanceEntry[]): Wanted[] {
  return loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isCode(pathname))
    .map(({ pathname }) => [pathname, { integrity: window.__portal.integrity(pathname) }]);
}

const isCode = (path: string): boolean => /^\/remotes\/.+\.(js|css)$/.test(path);

/**
 * Has the worker keep the document as it is now, and the code of remotes as it is loaded: what came before the worker
 * was there, and what the document preloads, of which browsers do not tell it the hash.
 */
export async function keepForOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  keep(active, [appShell]);
  const observer = new PerformanceObserver((list) => keep(active, remoteCode(list.getEntries())));
  observer.observe({ type: 'resource', buffered: true });
}

/** The document carries the texts of one language. */
export const keepDocumentAnew = (): void => keep(navigator.serviceWorker.controller, [appShell]);
