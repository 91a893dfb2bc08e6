import { type AddressInput, Profile } from '@manzil/shared/contract/profile';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, queryClient } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => apiGet('/profile', Profile, signal),
});

/** As it is stored now, whatever is in the cache. @throws ApiError */
export const storedProfile = (): Promise<Profile> =>
  queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });

/** @throws ApiError */
export const saveAddress = (input: AddressInput, language: Language): Promise<Profile> =>
  apiSend('PUT', '/profile/address', input, Profile, language);
