import type { Layout, Localised, Theme } from '../boot/boot-document';

/** Theme by the path (specification §2); below a remote's area a sidebar for investors. */
export const unmatched = (
  path: string,
  inArea: boolean,
  signedIn: boolean,
): { layout: Layout; theme: Theme } => ({
  layout: inArea && signedIn ? 'page' : 'full',
  theme: /^\/dashboard$|\/home|\/details|articles/.test(path) ? 'dark' : 'light',
});

/** @param isAvailable whether the remote of the area, where it lies in one, can be had */
export const unmatchedTitle = (isAvailable: boolean): Localised =>
  isAvailable
    ? { de: 'Seite nicht gefunden', en: 'Page not found' }
    : { de: 'Nicht verfügbar', en: 'Not available' };
