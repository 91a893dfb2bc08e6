import type { Layout, Localised, Theme } from '../boot/boot-document';

/**
 * Frame of an address that no route matches, for host and edge: the theme that its path asks for (specification §2), and
 * below a remote's area a sidebar for investors.
 */
export const unmatched = (
  path: string,
  inArea: boolean,
  signedIn: boolean,
): { layout: Layout; theme: Theme } => ({
  layout: inArea && signedIn ? 'page' : 'full',
  theme: /^\/dashboard$|\/home|\/details|articles/.test(path) ? 'dark' : 'light',
});

/** Its title; `isAvailable` is whether the remote of the area, where it lies in one, can be had. */
export const unmatchedTitle = (isAvailable: boolean): Localised =>
  isAvailable
    ? { de: 'Seite nicht gefunden', en: 'Page not found' }
    : { de: 'Nicht verfügbar', en: 'Not available' };
