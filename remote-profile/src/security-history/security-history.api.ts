import { listSecurityEvents } from '@manzil/shared/contract/security-events/operations';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const securityEventsQuery = infiniteQueryOptions({
  queryKey: ['security-events'],
  queryFn: ({ pageParam, signal }) =>
    apiGet(listSecurityEvents, { query: pageParam ? { cursor: pageParam } : {} }, signal),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});
