import { loadSanitiser } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** The function that cleans HTML; the screen waits for it together with its data. */
export const sanitiserQuery = queryOptions({
  queryKey: ['sanitiser'],
  queryFn: loadSanitiser,
  staleTime: Number.POSITIVE_INFINITY,
});
