import { afterLoad } from '../boot/after-load';

/** The portal works without. @param onNavigated calls its listener whenever the user has gone to another page */
export function startWorkerAfterLoad(onNavigated: (listener: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
  afterLoad(() => {
    import(/* webpackChunkName: "pwa" */ './start-worker')
      .then(({ startWorker }) => startWorker(onNavigated))
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: specification §8, a failure is logged and no more
        console.info('The service worker could not be registered:', error);
      });
  });
}
