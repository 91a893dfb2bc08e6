import {
  currentInvestor,
  dropKept,
  keep,
  kept,
  keptEntries,
  queryClient,
} from '@manzil/shared/runtime';
import type { Query } from '@tanstack/react-query';
import { rememberedInvestor } from './remembered-investor';

const PREFIX = 'data.';

type KeptData = { owner: string; builds: string; queryKey: unknown[]; data: unknown; at: number };

/** For the investor whom the device remembers, of the same builds; anything else goes. */
export function restoreData(builds: string): void {
  const owner = rememberedInvestor()?.investor_id;
  for (const [name, { value }] of [...keptEntries]) {
    if (!name.startsWith(PREFIX)) continue;
    const { queryKey, data, at, ...from } = value as KeptData;
    if (from.owner !== owner || from.builds !== builds) {
      dropKept(name);
      continue;
    }
    // A start that could not wait for it may have asked meanwhile.
    if (queryClient.getQueryData(queryKey) !== undefined) continue;
    queryClient.setQueryData(queryKey, data, { updatedAt: at });
    // Shown at once, and asked for again by the first screen that shows it.
    queryClient.getQueryCache().find({ queryKey })?.invalidate();
  }
}

/** Of a list that is read page by page: what a screen opens with, and some way on. */
const MOST_PAGES = 10;

type Pages = { pages: unknown[]; pageParams: unknown[] };

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

const beginningOf = (data: unknown): unknown =>
  isPages(data)
    ? {
        pages: data.pages.slice(0, MOST_PAGES),
        pageParams: data.pageParams.slice(0, MOST_PAGES),
      }
    : data;

/** Whether only what is not kept has come. */
const hasSamePages = (before: unknown, now: unknown): boolean =>
  isPages(before) &&
  isPages(now) &&
  before.pages.length === now.pages.length &&
  before.pages.every((page, index) => page === now.pages[index]);

/** Specification §3: the newest of each noun (first part of a key). @param builds another one may store another shape */
export function keepData(builds: string): void {
  const cache = queryClient.getQueryCache();
  function keepAnswer({ queryKey, queryHash, meta, state }: Query): void {
    const owner = currentInvestor()?.investor_id;
    // An answer that comes after the sign-out belongs to a query that is no longer in the cache.
    if (!meta?.persist || !owner || cache.get(queryHash)?.state !== state) return;
    const name = `${PREFIX}${queryKey[0]}`;
    const data = beginningOf(state.data);
    if (hasSamePages((kept(name) as KeptData | undefined)?.data, data)) return;
    const entry: KeptData = {
      owner,
      builds,
      queryKey: [...queryKey],
      data,
      at: state.dataUpdatedAt,
    };
    keep(meta.persist, name, entry);
  }
  for (const query of cache.getAll()) if (query.state.status === 'success') keepAnswer(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepAnswer(event.query);
  });
}
