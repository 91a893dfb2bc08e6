import { getUnit, listUnits } from '@manzil/shared/contract/units/operations';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { apiGet, readQuery } from '@manzil/shared/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** A long list is read again as a whole, page by page, so not at every visit. */
const LIST_FRESH_MS = 300_000;

const unitPage = (page: number, signal: AbortSignal) =>
  apiGet(listUnits, { query: { page } }, signal);

export const unitListQuery = infiniteQueryOptions({
  queryKey: ['units', 'list'],
  queryFn: ({ pageParam, signal }) => unitPage(pageParam, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  staleTime: LIST_FRESH_MS,
  meta: { persist: 'session' },
});

async function allUnits(signal: AbortSignal): Promise<UnitSummary[]> {
  const first = await unitPage(1, signal);
  const pages = Math.ceil(first.totals.count / first.page_size);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => unitPage(index + 2, signal)),
  );
  return [first, ...rest].flatMap(({ items }) => items);
}

export const allUnitsQuery = queryOptions({
  queryKey: ['units', 'all'],
  queryFn: ({ signal }) => allUnits(signal),
  staleTime: LIST_FRESH_MS,
});

/** One unit; an address that names none is a unit that does not exist. */
export const unitQuery = (unitId: string) =>
  queryOptions(readQuery(getUnit, { params: { unit_id: unitId } }));
