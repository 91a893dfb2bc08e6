import type { AddressInput } from '@manzil/shared/contract/addresses/addresses';
import { changeAddress, listAddresses } from '@manzil/shared/contract/addresses/operations';
import { getProfile } from '@manzil/shared/contract/profile/operations';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, publish, queryClient, readQuery } from '@manzil/shared/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** While the office is to decide on a document, it is asked whether it has, as long as somebody is at the page. */
const UNDER_REVIEW_MS = 20_000;

const isUnderReview = (profile: Profile | undefined): boolean =>
  profile?.documents.some(({ status }) => status === 'in_review') ?? false;

export const profileQuery = queryOptions({
  ...readQuery(getProfile),
  refetchOnWindowFocus: ({ state }) => isUnderReview(state.data) && 'always',
});

/** @param present whether somebody is at the page: each time it is asked for prolongs the session */
export const watchedProfile = (present: boolean) =>
  queryOptions({
    ...profileQuery,
    refetchInterval: ({ state }) =>
      present && isUnderReview(state.data) ? UNDER_REVIEW_MS : false,
  });

/** As it is stored now, whatever is in the cache. @throws ApiError */
export const storedProfile = (): Promise<Profile> =>
  queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });

/** All addresses, latest first. */
export const addressesQuery = infiniteQueryOptions({
  queryKey: ['addresses'],
  // The first page is what the document has asked for.
  queryFn: ({ pageParam: page, signal }) =>
    apiGet(listAddresses, { query: { page: page > 1 ? page : undefined } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
});

/** The address decides on the status too, which the top bar shows. @throws ApiError */
export async function saveAddress(input: AddressInput, language: Language): Promise<Profile> {
  const profile = await apiSend(changeAddress, language, { body: input });
  publish('investor:changed', { profile_status: profile.status });
  return profile;
}
