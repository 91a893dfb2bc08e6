import { listPayouts } from '@manzil/shared/contract/payouts/operations';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const payoutListQuery = infiniteQueryOptions({
  queryKey: ['payouts', 'list'],
  queryFn: ({ pageParam, signal }) => apiGet(listPayouts, { query: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
});
