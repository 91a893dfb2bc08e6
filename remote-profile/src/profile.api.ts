import { type AddressInput, AddressList, Profile } from '@manzil/shared/contract/profile';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, publish, queryClient } from '@manzil/shared/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** While the office is to decide on a document, it is asked whether it has, as long as somebody is at the page. */
const UNDER_REVIEW_MS = 20_000;

const isUnderReview = (profile: Profile | undefined): boolean =>
  profile?.documents.some(({ status }) => status === 'in_review') ?? false;

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => apiGet('/profile', Profile, signal),
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

const FIRST_ADDRESSES = '/profile/addresses';

/** All addresses, latest first. */
export const addressesQuery = infiniteQueryOptions({
  queryKey: ['addresses'],
  queryFn: ({ pageParam, signal }) =>
    apiGet(
      pageParam === 1 ? FIRST_ADDRESSES : `${FIRST_ADDRESSES}?page=${pageParam}`,
      AddressList,
      signal,
    ),
  initialPageParam: 1,
  getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
});

/** The address decides on the status too, which the top bar shows. @throws ApiError */
export async function saveAddress(input: AddressInput, language: Language): Promise<Profile> {
  const profile = await apiSend('PUT', '/profile/address', input, Profile, language);
  publish('investor:changed', { profile_status: profile.status });
  return profile;
}
