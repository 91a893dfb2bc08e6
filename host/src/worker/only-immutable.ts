import type { WorkboxPlugin } from 'workbox-core/types';

/** Keeps nothing but complete answers of which the edge says that they never change. */
export const onlyImmutable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
      ? response
      : null,
};
