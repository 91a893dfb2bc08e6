import * as operation from '@manzil/shared/contract/bookings/operations';
import type { UnitResultQuery } from '@manzil/shared/contract/bookings/unit-results';
import type { Period } from '@manzil/shared/contract/dashboard/dashboard';
import { apiGet, readQuery } from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** @param period whose opening balance is asked for, too */
export const balanceQuery = (period: Period) =>
  queryOptions({
    ...readQuery(operation.getBalance, { query: { period } }),
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
