import { type ContractKind, ContractListQuery } from '@manzil/shared/contract/contracts/contracts';
import { listContracts } from '@manzil/shared/contract/contracts/operations';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** Of one unit, or of those that are sought by building and number; neither: all. With `state` those that have ended. */
export type ContractChoice = Pick<ContractListQuery, 'unit_id' | 'search'> & { state?: 'ended' };

export const contractsQuery = (kind: ContractKind, choice: ContractChoice) =>
  infiniteQueryOptions({
    queryKey: ['contracts', 'list', kind, choice],
    queryFn: ({ pageParam, signal }) =>
      apiGet(
        listContracts,
        { query: { kind, ...choice, ...(pageParam > 1 && { page: pageParam }) } },
        signal,
      ),
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  });

const { unit_id, search } = ContractListQuery.shape;

/** What the address asks for; what means nothing is as if it were not there. A unit needs no search. */
export function choiceIn(address: URLSearchParams): ContractChoice {
  const state = address.get('state') === 'ended' && ({ state: 'ended' } as const);
  const unit = unit_id.safeParse(address.get('unit_id') ?? undefined).data;
  if (unit) return { ...state, unit_id: unit };
  const text = search.safeParse(address.get('search') ?? undefined).data;
  return { ...state, ...(text && { search: text }) };
}
