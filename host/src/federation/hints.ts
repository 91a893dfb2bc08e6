import { currentInvestor, portalConfig } from '@manzil/shared/runtime';
import type { RegistryRemote, SlotName } from '../boot/boot-document';
import { currentLanguage } from '../i18n';
import { dataPaths } from '../routing/data-paths';
import { lend } from './lend';
import { matchRoute, type RouteMatch, slotFilling } from './registry';

/** What the document or this page has asked for. */
const hinted = new Set(
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href')),
);

/** @returns whether it was not asked for before */
function preload(
  href: string,
  as: 'script' | 'style' | 'fetch',
  attributes: Partial<HTMLLinkElement>,
): boolean {
  if (hinted.has(href)) return false;
  hinted.add(href);
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as,
    href,
    ...attributes,
  });
  document.head.append(link);
  return true;
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Asks for what a remote needs before one of its screens or parts can run, and for the files of that one.
 * @returns whether something had not been asked for before
 */
function hintFiles({ current: build }: RegistryRemote, own: readonly string[]): boolean {
  if (!build) return false;
  const asked = [build.entry, ...build.expose, ...build.texts[currentLanguage()], ...own].map(
    (file) => {
      const integrity = build.files[file];
      const as = file.endsWith('.css') ? 'style' : 'script';
      return integrity !== undefined && preload(file, as, { integrity, crossOrigin: 'anonymous' });
    },
  );
  return asked.includes(true);
}

function hintScreen({ remote, route }: RouteMatch): boolean {
  // A failure is told to who opens the screen.
  for (const key of route.lent ?? []) lend(key)?.catch(() => undefined);
  return hintFiles(remote, [...route.files, ...route.texts[currentLanguage()]]);
}

/** Asks the browser for every file of a route at once, before the user has clicked. Data is left to the click. */
export function hintRoute(pathname: string): void {
  const match = matchRoute(pathname);
  if (!match || savesData() || (match.route.access !== 'public' && !currentInvestor())) return;
  hintScreen(match);
}

/**
 * Asks for every file of the route that is on its way, and for its data where the code is not there yet: a screen's code
 * is what names its texts and its data, which would come one round trip later.
 */
export function hintNavigation(pathname: string): void {
  const match = matchRoute(pathname);
  if (match && hintScreen(match)) hintData(pathname);
}

/** Asks the browser for every file of the part that fills a slot. */
export function hintSlot(name: SlotName): void {
  const filled = slotFilling(name);
  if (filled && !savesData()) hintFiles(filled.remote, filled.filling.files);
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
