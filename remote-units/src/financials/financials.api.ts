import * as operation from '@manzil/shared/contract/bookings/operations';
import type { UnitResultQuery } from '@manzil/shared/contract/bookings/unit-results';
import { apiGet, readQuery } from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** @param since first day of the period whose opening balance is asked for, too */
export const balanceQuery = (since: string | undefined) =>
  queryOptions({
    ...readQuery(operation.getBalance, since ? { query: { since } } : {}),
    placeholderData: keepPreviousData,
  });

export const unitResultsQuery = (wanted: Omit<UnitResultQuery, 'page'>) =>
  infiniteQueryOptions({
    queryKey: ['bookings', 'units', wanted],
    queryFn: ({ pageParam, signal }) =>
      apiGet(operation.listUnitResults, { query: { ...wanted, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
