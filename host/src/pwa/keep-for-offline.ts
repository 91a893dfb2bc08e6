import { APP_SHELL } from '../boot/app-shell';
import type { WantedFile } from '../worker/keep-files';

/** Workbox's own message: its router gets and keeps the document as if the page had asked. */
function keepDocument(worker: ServiceWorker | null): void {
  const appShell = [APP_SHELL, { cache: 'no-cache', credentials: 'same-origin' }];
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [appShell] } });
}

function remoteCode(loaded: readonly PerformanceEntry[]): WantedFile[] {
  return loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isCode(pathname))
    .map(({ pathname }) => [pathname, window.__portal.integrity(pathname)]);
}

const isCode = (path: string): boolean => /^\/remotes\/.+\.(js|css)$/.test(path);

/** Code from before the worker was there, and what the document preloads, of which browsers tell it no hash. */
export async function keepForOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  keepDocument(active);
  const observer = new PerformanceObserver((list) => {
    const files = remoteCode(list.getEntries());
    if (files.length > 0) active?.postMessage({ type: 'KEEP_FILES', files });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The document carries the texts of one language. */
export const keepDocumentAnew = (): void => keepDocument(navigator.serviceWorker.controller);
