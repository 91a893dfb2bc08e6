import { BehaviorSubject } from 'rxjs';

/** Chromium's event, which the DOM's types do not know. Its question can be asked once. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** What installs the portal, where the browser offers that. */
export const installOffer$ = new BehaviorSubject<InstallOffer | null>(null);

/** Listens to the browser's offer, which may come before the page is there that tells of it. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would cover the navigation.
    event.preventDefault();
    installOffer$.next(event as InstallOffer);
  });
}
