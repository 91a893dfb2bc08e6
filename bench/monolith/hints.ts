import { portalConfig } from '@manzil/shared/runtime';
import { matchRoute } from '../../host/src/federation/registry';
import { currentLanguage } from '../../host/src/i18n';

const hinted = new Set<string>();

function preload(href: string, as: string, crossOrigin: string | null): void {
  if (hinted.has(href)) return;
  hinted.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as, href, crossOrigin }),
  );
}

/**
 * In place of host/src/federation/hints.ts: the same files at the same moments, without integrity, as its chunks are.
 */
export function hintRoute(pathname: string): void {
  const match = matchRoute(pathname);
  const build = match?.remote.current;
  if (!match || !build) return;
  const language = currentLanguage();
  const { files, texts } = match.route;
  for (const file of [...build.expose, ...build.texts[language], ...files, ...texts[language]]) {
    preload(file, file.endsWith('.css') ? 'style' : 'script', null);
  }
}

export function hintData(pathname: string): void {
  for (const path of matchRoute(pathname)?.route.data ?? []) {
    const href = `${portalConfig().apiBase}${path.replace('{language}', currentLanguage())}`;
    preload(href, 'fetch', 'use-credentials');
  }
}

/** The same as on a click: this build's screens are in chunks of their own too. */
export function hintNavigation(pathname: string): void {
  hintRoute(pathname);
  hintData(pathname);
}
