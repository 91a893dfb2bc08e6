import type { WorkboxPlugin } from 'workbox-core/types';

/** A retry has an address of its own (`?r=1`) for the same file. The hash goes with the key, to check what is found. */
export const fileKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return new Request(origin + pathname, { integrity: request.integrity });
  },
};
