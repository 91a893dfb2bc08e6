import { listRents } from '@manzil/shared/contract/rents/operations';
import { RentListQuery } from '@manzil/shared/contract/rents/rents';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** @param ended of tenancies that are over and paid @param search words of building and number; empty = all */
export const rentListQuery = (ended: boolean, search = '') =>
  infiniteQueryOptions({
    queryKey: ['rents', ended, search],
    queryFn: ({ pageParam: page, signal }) =>
      apiGet(
        listRents,
        { query: { page, ...(ended && { ended: '1' as const }), ...(search && { search }) } },
        signal,
      ),
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  });

export const showsEnded = (address: URLSearchParams): boolean => address.get('ended') === '1';

/** What is too long means nothing. */
export const searchIn = (address: URLSearchParams): string =>
  RentListQuery.shape.search.safeParse(address.get('search') ?? undefined).data ?? '';
