import i18next from 'i18next';
import { WORKER } from '../boot/app-shell';
import { keepDocumentAnew, keepForOffline } from './keep-for-offline';
import { newVersionActive, watchNewVersion } from './new-version';
import { forgetRemoval, removeWorker } from './remove-worker';
import { checkWorker } from './worker-check';
import { followUpdates } from './worker-updates';

// Under Trusted Types the address must come from the policy; the DOM's types know of strings only.
const workerUrl = (): string => window.__portal.url(WORKER) as string;

const reload = (): void => location.reload();

/** Of a page that was opened without a network: another tab may bring a new version later. */
async function followWorker(onNavigated: (listener: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  watchNewVersion(reload, onNavigated);
  followUpdates(registration, newVersionActive);
}

/** @throws what the browser refuses the worker with */
export async function startWorker(onNavigated: (listener: () => void) => void): Promise<void> {
  const state = await checkWorker();
  if (state === 'gone') await removeWorker(reload);
  if (state === 'unknown') return followWorker(onNavigated);
  if (state !== 'fine') return;
  forgetRemoval();
  watchNewVersion(reload, onNavigated);
  const registration = await navigator.serviceWorker.register(workerUrl(), {
    updateViaCache: 'none',
  });
  followUpdates(registration, newVersionActive);
  i18next.on('languageChanged', keepDocumentAnew);
  await keepForOffline();
}
