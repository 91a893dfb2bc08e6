import {
  downloadUnits,
  downloadUnitWorkbook,
  getUnit,
  listUnits,
} from '@manzil/shared/contract/units/operations';
import { UNIT_PAGE_SIZE, type UnitChoice } from '@manzil/shared/contract/units/unit-list';
import type { Language } from '@manzil/shared/contract/values';
import { apiFile, apiGet, queryClient, readQuery } from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A long list is read again as a whole, page by page, so not at every visit. */
const LIST_FRESH_MS = 300_000;

const LIST = ['units', 'list'];

/**
 * Pages that stand below each other: those of 250 units, and few more, for a browser lays a table out as a whole. Of 480
 * rows one more page took more than 50 ms.
 */
const STRETCH_PAGES = 11;
/** Units of them. */
export const STRETCH = STRETCH_PAGES * UNIT_PAGE_SIZE;

type PageParam = { cursor: string } | { page: number } | undefined;

/** @param first number of the unit that the list begins with, as of a stretch */
export const unitListQuery = (choice: UnitChoice, first = 1) =>
  infiniteQueryOptions({
    queryKey: [...LIST, choice, ...(first > 1 ? [first] : [])],
    queryFn: async ({ pageParam, signal }) => {
      const ask = (at: PageParam) => apiGet(listUnits, { query: { ...choice, ...at } }, signal);
      if (!pageParam || 'cursor' in pageParam) return ask(pageParam);
      // Only the first page of all counts what each choice would leave.
      const [page, { counts }] = await Promise.all([ask(pageParam), ask(undefined)]);
      return { ...page, counts };
    },
    initialPageParam: (first > 1
      ? { page: (first - 1) / UNIT_PAGE_SIZE + 1 }
      : undefined) as PageParam,
    getNextPageParam: ({ next_cursor: cursor }, pages): PageParam =>
      cursor && pages.length < STRETCH_PAGES ? { cursor } : undefined,
    staleTime: LIST_FRESH_MS,
    placeholderData: keepPreviousData,
    // Without a network all units are on show, not what was looked for last.
    ...(Object.keys(choice).length === 0 && first === 1 && { meta: { persist: 'session' } }),
  });

/** What the screen waits for: nothing where units are on show, which a choice that fails leaves there. */
export const firstUnits = (choice: UnitChoice, first: number): Promise<unknown>[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: LIST })
    .some(({ state }) => state.data !== undefined)
    ? []
    : [queryClient.ensureInfiniteQueryData(unitListQuery(choice, first))];

const files = { csv: downloadUnits, xlsx: downloadUnitWorkbook };
export type UnitFormat = keyof typeof files;

export const unitFile = (
  format: UnitFormat,
  choice: UnitChoice,
  language: Language,
): Promise<Blob> => apiFile(files[format], language, { query: { ...choice, language } });

/** One unit; an address that names none is a unit that does not exist. */
export const unitQuery = (unitId: string) =>
  queryOptions(readQuery(getUnit, { params: { unit_id: unitId } }));
