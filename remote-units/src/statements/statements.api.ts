import { addressOf } from '@manzil/shared/contract/operation';
import { getStatementArchive, listStatements } from '@manzil/shared/contract/statements/operations';
import { apiAddress, apiGet, apiHead } from '@manzil/shared/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const statementListQuery = infiniteQueryOptions({
  queryKey: ['statements', 'list'],
  queryFn: ({ pageParam, signal }) =>
    apiGet(listStatements, { query: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
});

/** Where the statements of a year are to be had as one file. @throws ApiError where they are not */
export async function yearAddress(year: number): Promise<string> {
  const input = { query: { year } };
  await apiHead(getStatementArchive, input);
  return apiAddress(addressOf(getStatementArchive, input));
}
