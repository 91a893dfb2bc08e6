import { listStatements } from '@manzil/shared/contract/statements/operations';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const statementListQuery = infiniteQueryOptions({
  queryKey: ['statements', 'list'],
  queryFn: ({ pageParam, signal }) =>
    apiGet(listStatements, { query: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
});
