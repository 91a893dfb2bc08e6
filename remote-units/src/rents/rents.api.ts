import { listRents } from '@manzil/shared/contract/rents/operations';
import { RentListQuery } from '@manzil/shared/contract/rents/rents';
import { apiGet } from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

export type RentChoice = {
  /** Tenancies that are over and paid. */
  ended: boolean;
  /** Words of building and number; empty = all. */
  search: string;
  /** This one alone, over or not; empty = all. */
  tenancyId: string;
};

export const rentListQuery = ({ ended, search, tenancyId }: RentChoice) =>
  infiniteQueryOptions({
    queryKey: ['rents', ended, search, tenancyId],
    queryFn: ({ pageParam: page, signal }) =>
      apiGet(
        listRents,
        {
          query: {
            page,
            ...(ended && { ended: '1' as const }),
            ...(search && { search }),
            ...(tenancyId && { tenancy_id: tenancyId }),
          },
        },
        signal,
      ),
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  });

/** What an address says that means nothing is left out. */
export function choiceIn(address: URLSearchParams): RentChoice {
  const { search, tenancy_id } = RentListQuery.shape;
  const said = (name: string) => address.get(name) ?? undefined;
  return {
    ended: said('ended') === '1',
    search: search.safeParse(said('search')).data ?? '',
    tenancyId: tenancy_id.safeParse(said('tenancy_id')).data ?? '',
  };
}
