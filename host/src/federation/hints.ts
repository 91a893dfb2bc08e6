import { currentInvestor, portalConfig } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { dataPaths } from '../routing/data-paths';
import { matchRoute } from './registry';

const hinted = new Set<string>();

function preload(
  href: string,
  as: 'script' | 'style' | 'fetch',
  attributes: Partial<HTMLLinkElement>,
): void {
  if (hinted.has(href)) return;
  hinted.add(href);
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as,
    href,
    ...attributes,
  });
  document.head.append(link);
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Asks the browser for every file of a route at once, before the reader has clicked. Data is left to the click. */
export function hintRoute(pathname: string): void {
  const match = matchRoute(pathname);
  const build = match?.remote.current;
  if (!match || !build || savesData()) return;
  if (match.route.access !== 'public' && !currentInvestor()) return;
  const files = [
    build.entry,
    ...build.expose,
    ...build.texts[currentLanguage()],
    ...match.route.files,
  ];
  for (const file of files) {
    const integrity = build.files[file];
    if (!integrity) continue;
    preload(file, file.endsWith('.css') ? 'style' : 'script', {
      integrity,
      crossOrigin: 'anonymous',
    });
  }
}

/** Starts a route's data while its code is still on the way. */
export function hintData(pathname: string): void {
  const match = matchRoute(pathname);
  if (!match) return;
  for (const path of dataPaths(match.route.data, match.params, currentLanguage())) {
    preload(`${portalConfig().apiBase}${path}`, 'fetch', {
      crossOrigin: 'use-credentials',
    });
  }
}
