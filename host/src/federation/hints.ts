import { currentInvestor, portalConfig } from '@manzil/shared/runtime';
import type { RegistryRemote, SlotName } from '../boot/boot-document';
import { currentLanguage } from '../i18n';
import { dataPaths } from '../routing/data-paths';
import { matchRoute, slotFilling } from './registry';

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

/** Asks for what a remote needs before one of its screens or parts can run, and for the files of that one. */
function hintFiles({ current: build }: RegistryRemote, own: readonly string[]): void {
  if (!build || savesData()) return;
  for (const file of [build.entry, ...build.expose, ...build.texts[currentLanguage()], ...own]) {
    const integrity = build.files[file];
    if (!integrity) continue;
    preload(file, file.endsWith('.css') ? 'style' : 'script', {
      integrity,
      crossOrigin: 'anonymous',
    });
  }
}

/** Asks the browser for every file of a route at once, before the reader has clicked. Data is left to the click. */
export function hintRoute(pathname: string): void {
  const match = matchRoute(pathname);
  if (!match || (match.route.access !== 'public' && !currentInvestor())) return;
  const { files, texts } = match.route;
  hintFiles(match.remote, [...files, ...texts[currentLanguage()]]);
}

/** Asks the browser for every file of the part that fills a slot. */
export function hintSlot(name: SlotName): void {
  const filled = slotFilling(name);
  if (filled) hintFiles(filled.remote, filled.filling.files);
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
