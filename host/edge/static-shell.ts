import type { Language } from '@manzil/shared/contract/values';
import type { PortalConfig } from '@manzil/shared/runtime';
import { escapeHtml } from './escape-html';
import type { Page, Skeleton } from './remote-page';
import type { RemoteState } from './remotes';
import { slowStart } from './slow-start';

const blocks: Readonly<Record<Skeleton, readonly string[]>> = {
  tiles: ['title', 'line', 'drawing', 'row', 'row', 'row', 'figures', 'figures'],
  list: ['title', 'line', 'card', 'card', 'card'],
  detail: ['line', 'title', 'line', 'drawing', 'row', 'row', 'row'],
  article: ['title', 'line', 'text', 'text', 'text'],
  form: ['title', 'line', 'field', 'field', 'field'],
};

const mark =
  '<svg viewBox="0 0 16 16" width="22" height="22" aria-hidden="true"><path fill="currentColor" d="M1 14V2h14v12h-2V4H9v10H7V4H3v10z"/><path class="slab" d="M9 9h4v2H9z"/></svg>';

const skeletonOf = (kind: Skeleton): string =>
  blocks[kind].map((block) => `<div class="shell-block shell-${block}"></div>`).join('');

function navigation(
  words: 'label' | 'short',
  states: readonly RemoteState[],
  language: Language,
  path: string,
  under: string | undefined,
): string {
  const entries = states
    .flatMap((state) => state.current?.nav ?? [])
    .filter((entry) => entry.place === 'everywhere');
  const links = entries
    .sort((a, b) => a.order - b.order)
    .map((entry) => {
      const active =
        under === entry.path || path === entry.path || path.startsWith(`${entry.path}/`);
      return `<li><a href="${entry.path}"${active ? ' aria-current="page"' : ''}>${escapeHtml(entry[words][language])}</a></li>`;
    });
  return `<nav class="shell-${words}"><ul>${links.join('')}</ul></nav>`;
}

type StaticShellInput = {
  page: Page;
  states: readonly RemoteState[];
  language: Language;
  path: string;
  support: PortalConfig['support'];
};

/** Shown until the scripts run (boot/static-shell.css, skeleton.css); the host replaces it as a whole. */
export function staticShell({ page, states, language, path, support }: StaticShellInput): string {
  const loading = '<p class="shell-loading" role="status">Loading...</p>';
  const content = page.skeleton ? skeletonOf(page.skeleton) : '';
  const slow = slowStart(language, support);
  const main = (frame: string): string =>
    `<main class="${frame}">${loading}${content}${slow}</main>`;
  if (page.layout === 'full-plain') return main('shell shell-plain');
  const title = `<span class="shell-page-title">${escapeHtml(page.title[language])}</span>`;
  const name = `<div class="shell-mark">${mark}Manzil</div>`;
  const top = `<header class="shell-top">${name}${title}</header>`;
  if (page.layout === 'full')
    return `<div class="shell shell-full">${top}${main('shell-main')}</div>`;
  return `<div class="shell shell-page"><aside class="shell-side">${name}${navigation('label', states, language, path, page.under)}</aside><div class="shell-body">${top}${main('shell-main')}</div>${navigation('short', states, language, path, page.under)}</div>`;
}
