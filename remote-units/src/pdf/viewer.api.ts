import { loadWithRetries } from '@manzil/shared/runtime/retry';
import { queryOptions } from '@tanstack/react-query';

/** Kept as data are, so that the next attempt forgets one that failed. */
export const viewerQuery = queryOptions({
  queryKey: ['pdf-viewer', 'code'],
  queryFn: () =>
    loadWithRetries(
      () => import(/* webpackChunkName: "pdf-view" */ '@manzil/shared/viewer/pdf-view'),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
