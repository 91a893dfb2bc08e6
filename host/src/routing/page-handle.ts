import type { UIMatch } from 'react-router';
import type { Layout, Localised, Theme } from '../boot/boot-document';

/** What the shell knows of a page before its code is there. */
export type PageHandle = { layout: Layout; theme: Theme; title: Localised };

const fallback: PageHandle = {
  layout: 'full',
  theme: 'light',
  title: { de: 'Manzil', en: 'Manzil' },
};

/** The handle of the innermost page among the router's matches. */
export function pageHandle(matches: readonly UIMatch<unknown, unknown>[]): PageHandle {
  return (matches.findLast((match) => match.handle)?.handle as PageHandle | undefined) ?? fallback;
}
