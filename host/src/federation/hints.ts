import { currentInvestor, portalConfig } from '@manzil/shared/runtime';
import type { RegistryRemote, SlotName } from '../boot/boot-document';
import { currentLanguage } from '../i18n';
import { dataPaths } from '../routing/data-paths';
import { lend } from './lend';
import { matchRoute, type RouteMatch, slotFilling } from './registry';

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

/** @returns whether something had not been asked for before */
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

/** Before a click, to which data is left. */
export function hintRoute(pathname: string): void {
  const match = matchRoute(pathname);
  if (!match || savesData() || (match.route.access !== 'public' && !currentInvestor())) return;
  hintScreen(match);
}

/**
 * Data too where the code is not there yet: the code, which names it, would have it come one round trip later. Not where
 * the address has a choice of its own: browsers keep what nobody asks for, and would give it to who asks much later.
 */
export function hintNavigation(pathname: string, search = ''): void {
  const match = matchRoute(pathname);
  if (match && hintScreen(match) && !search) hintData(pathname);
}

export function hintSlot(name: SlotName): void {
  const filled = slotFilling(name);
  if (filled && !savesData()) hintFiles(filled.remote, filled.filling.files);
}

export function hintData(pathname: string): void {
  const match = matchRoute(pathname);
  if (!match) return;
  for (const path of dataPaths(match.route.data, match.params, currentLanguage())) {
    preload(`${portalConfig().apiBase}${path}`, 'fetch', {
      crossOrigin: 'use-credentials',
    });
  }
}
