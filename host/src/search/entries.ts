import {
  FOUND_OF_KIND_MAX,
  FoundKind,
  type SearchAnswer,
} from '@manzil/shared/contract/search/search';
import type { Investor } from '@manzil/shared/contract/session/session';
import type { Language } from '@manzil/shared/contract/values';
import type { RegistrySearch } from '../boot/boot-document';
import { registeredRemotes } from '../federation/registry';
import { closedItem } from '../session/closed-area';
import { fits, plain } from './plain-words';
import { said } from './search-words';

export type Entry = {
  key: string;
  icon: string;
  title: string;
  context?: string | null;
  note?: string | null;
  /** Other words that it is found by. */
  also?: string;
  /** Where it leads, or what it does. */
  at?: string;
  does?: 'help' | 'sign_out';
  /** Of which kind it shows more, in its group. */
  unfolds?: FoundKind;
};
export type Group = { key: string; label: string; shown?: number; total: number; entries: Entry[] };

type Words = { all: string; first: string };
type Finds = NonNullable<RegistrySearch['finds']>;

const filled = (address: string, name: 'id' | 'q', value: string): string =>
  address.replace(`{${name}}`, encodeURIComponent(value));

/** What the API has found, where a remote shows things of the kind. */
export function foundGroups(
  { groups }: SearchAnswer,
  declared: readonly RegistrySearch[],
  q: string,
  language: Language,
  words: Words,
): Group[] {
  return groups.flatMap(({ kind, total, items }) => {
    const finds = declared.find((screen) => screen.finds?.kind === kind)?.finds;
    if (!finds) return [];
    const { icon, label, at } = finds;
    const entries: Entry[] = items.map(({ id, ...item }) => ({
      ...item,
      icon,
      key: `${kind} ${id}`,
      at: filled(at, 'id', id),
    }));
    const shown = entries.length;
    if (total > shown) entries.push(...wayOn(finds, shown, total, q, words));
    return [{ key: kind, label: label[language], shown, total, entries }];
  });
}

/** To the list of all where there is one, else to more of them in their group. */
function wayOn({ kind, all }: Finds, shown: number, total: number, q: string, words: Words) {
  const key = `${kind} all`;
  const title = said(words.all, { total });
  if (all) return [{ key, icon: 'arrow-right', at: filled(all, 'q', q), title }];
  const unfolds = FoundKind.safeParse(kind).data;
  if (!unfolds || shown >= FOUND_OF_KIND_MAX) return [];
  const first = said(words.first, { count: FOUND_OF_KIND_MAX });
  return [{ key, icon: 'chevron-down', unfolds, title: total > FOUND_OF_KIND_MAX ? first : title }];
}

/** By their titles, those of the navigation first; of two with the same title the first. */
export function screenEntries(language: Language): Entry[] {
  const nav = registeredRemotes()
    .flatMap((remote) => remote.nav)
    .sort((one, other) => one.order - other.order);
  const placeOf = (path: string): number => {
    const at = nav.findIndex((entry) => entry.path === path);
    return at === -1 ? nav.length : at;
  };
  const titles = new Set<string>();
  return registeredRemotes()
    .flatMap(({ routes }) => routes)
    .filter(({ path, access }) => access !== 'onboarding' && !path.includes(':'))
    .map(({ path, title }) => ({
      ...{ key: path, at: path, title: title[language] },
      icon: nav[placeOf(path)]?.icon ?? 'arrow-right',
    }))
    .sort((one, other) => placeOf(one.key) - placeOf(other.key))
    .filter(({ title }) => !titles.has(title) && titles.add(title));
}

export const actionEntries = (declared: readonly RegistrySearch[], language: Language): Entry[] =>
  declared
    .flatMap(({ actions }) => actions)
    .map(({ at, icon, label }) => ({ key: `do ${label.de}`, at, icon, title: label[language] }));

/** Those whose titles begin with the first word that is sought come first. */
export function fitting(entries: readonly Entry[], sought: readonly string[]): Entry[] {
  const those = entries.filter(({ title, also = '' }) => fits(`${title} ${also}`, sought));
  const begins = ({ title }: Entry) => plain(title).startsWith(sought[0] ?? '');
  return [...those.filter(begins), ...those.filter((entry) => !begins(entry))];
}

/** Without what an operator has switched off. */
export const openTo = (groups: readonly Group[], investor: Investor | null): Group[] =>
  groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ at }) => !at || !closedItem(at.replace(/\?.*/, ''), investor),
      ),
    }))
    .filter(({ entries }) => entries.some(({ unfolds }) => !unfolds));
