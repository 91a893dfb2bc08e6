import type { ContractKind } from '@manzil/shared/contract/contracts/contracts';
import { listContracts } from '@manzil/shared/contract/contracts/operations';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const contractsQuery = (kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: ['contracts', 'list', kind],
    queryFn: ({ pageParam, signal }) =>
      apiGet(listContracts, { query: { kind, ...(pageParam > 1 && { page: pageParam }) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  });
