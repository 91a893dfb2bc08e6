/**
 * Specification §4: a new worker that installs while one controls the page is told to skip waiting.
 * @param onActive called when it is in service
 */
export function followUpdates(registration: ServiceWorkerRegistration, onActive: () => void): void {
  const follow = (worker: ServiceWorker | null): void => {
    if (!worker || !navigator.serviceWorker.controller) return;
    const move = (): void => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      if (worker.state === 'activated') onActive();
    };
    worker.addEventListener('statechange', move);
    move();
  };
  // The browser may have found it before this page could listen.
  follow(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  // Browsers look for a new worker when a document is loaded, which an open portal does not do.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
