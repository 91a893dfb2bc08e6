import { BehaviorSubject } from 'rxjs';

/** Chromium's event, which the DOM's types do not know. Its question can be asked once. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> };

export const installOffer$ = new BehaviorSubject<InstallOffer | null>(null);

/** It may come before the page that tells of it. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would cover the navigation.
    event.preventDefault();
    installOffer$.next(event as InstallOffer);
  });
}
