/** Specification §4: a new worker is told to skip waiting. @param onActive called when it is in service */
export function followUpdates(registration: ServiceWorkerRegistration, onActive: () => void): void {
  const { serviceWorker } = navigator;
  const follow = (worker: ServiceWorker | null): void => {
    if (!worker || !serviceWorker.controller) return;
    const move = (): void => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
    };
    worker.addEventListener('statechange', move);
    move();
  };
  // A page may hear of it late, when it waits or is in service already because another tab has told it.
  const followFound = (): void => {
    for (const worker of [registration.waiting, registration.installing]) follow(worker);
  };
  followFound();
  registration.addEventListener('updatefound', followFound);
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) onActive();
    controlled = true;
  });
  // Browsers look for a new worker when a document is loaded, which an open portal does not do.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
