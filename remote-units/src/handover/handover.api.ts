import { listUnits } from '@manzil/shared/contract/units/operations';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The units whose handover has begun, what is most urgent first. */
export const handoverQuery = infiniteQueryOptions({
  queryKey: ['units', 'handover'],
  queryFn: ({ pageParam, signal }) =>
    apiGet(
      listUnits,
      { query: { state: 'handover', ...(pageParam && { cursor: pageParam }) } },
      signal,
    ),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});
