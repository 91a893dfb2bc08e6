import { loadSanitiser } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const sanitiserQuery = queryOptions({
  queryKey: ['sanitiser'],
  queryFn: loadSanitiser,
  staleTime: Number.POSITIVE_INFINITY,
});
