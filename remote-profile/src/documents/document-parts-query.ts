import { loadWithRetries } from '@manzil/shared/runtime/retry';
import { queryOptions } from '@tanstack/react-query';

/** What shows a document comes with the first one. Kept as data are, so that the next attempt forgets one that failed. */
export const partsQuery = queryOptions({
  queryKey: ['document-view', 'code'],
  queryFn: () =>
    loadWithRetries(() => import(/* webpackChunkName: "document-view" */ './view/document-parts')),
  staleTime: Number.POSITIVE_INFINITY,
});
