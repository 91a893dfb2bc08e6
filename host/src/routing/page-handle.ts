import type { UIMatch } from 'react-router';
import type { Layout, Localised, Theme } from '../boot/boot-document';
import { unmatched } from './unmatched';

/** Known before the page's code is there. */
export type PageHandle = {
  layout: Layout;
  theme: Theme;
  title: Localised;
  /** Path of the entry of the navigation that is lit, where the page's own does not begin with it. */
  under?: string | undefined;
};

/** Where no page is: theme and layout follow from path and user. */
export type UnmatchedHandle = { inArea: boolean; title: Localised };

const fallback: UnmatchedHandle = { inArea: false, title: { de: 'Manzil', en: 'Manzil' } };

export function pageHandle(
  matches: readonly UIMatch<unknown, unknown>[],
  path: string,
  signedIn: boolean,
): PageHandle {
  const handle =
    (matches.findLast((match) => match.handle)?.handle as
      | PageHandle
      | UnmatchedHandle
      | undefined) ?? fallback;
  return 'theme' in handle ? handle : { ...handle, ...unmatched(path, handle.inArea, signedIn) };
}
