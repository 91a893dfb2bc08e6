import { listRents } from '@manzil/shared/contract/rents/operations';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** @param ended of tenancies that are over and paid */
export const rentListQuery = (ended: boolean) =>
  infiniteQueryOptions({
    queryKey: ['rents', ended],
    queryFn: ({ pageParam: page, signal }) =>
      apiGet(listRents, { query: { page, ...(ended && { ended: '1' as const }) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  });

export const showsEnded = (search: URLSearchParams): boolean => search.get('ended') === '1';
