import { Profile } from '@manzil/shared/contract/profile';
import { apiGet } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => apiGet('/profile', Profile, signal),
});
