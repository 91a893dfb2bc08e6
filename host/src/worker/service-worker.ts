import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { APP_SHELL } from '../boot/app-shell';
import { isBuildFile, isKept } from './build-files';
import { fileKey } from './file-key';
import { keepNewest } from './keep-newest';
import { onlyImmutable } from './only-immutable';
import { verified } from './verified';

declare const self: {
  /** Files of the host's build with their hashes, written by the build (shared/build/worker.ts). */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
};

/** What is not there by then is taken from the cache. */
const PATIENCE_S = 3;
/** Four remotes have about 65 files of code: room for three builds of each, and for files of older hosts. */
const MAX_FILES = 240;
const FILE_CACHE = 'manzil-files';
const DOCUMENT_CACHE = 'manzil-document';

const nothing: WorkboxPlugin = { cacheWillUpdate: async () => null };

// What is not matched below goes to the network as if there were no worker: the API and all that is an investor's.

const precached = self.__WB_MANIFEST;
const check = verified(new Map(precached.map(({ url, integrity = '' }) => [url, integrity])));

addPlugins([check]);
// A retry has an address of its own (`?r=1`) for the same file.
precacheAndRoute(precached, { ignoreURLParametersMatching: [/^r$/] });

// Files of remotes, and of another build of the host that an open page still uses.
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isKept(url.pathname, request.integrity),
  new CacheFirst({
    cacheName: FILE_CACHE,
    plugins: [fileKey, check, onlyImmutable, keepNewest(MAX_FILES)],
  }),
);
// Browsers leave the hash out where the document preloads code. What cannot be checked comes from the network; the
// page has it kept later, with its hash (pwa/keep-for-offline.ts), and checks what it gets.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isBuildFile(url.pathname),
  new NetworkFirst({
    cacheName: FILE_CACHE,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [fileKey, nothing],
  }),
);

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && /^\/locales\/(de|en)\/translation\.json$/.test(url.pathname),
  new NetworkFirst({ cacheName: 'manzil-texts', networkTimeoutSeconds: PATIENCE_S }),
);

// One document that belongs to no page and to nobody is kept; it serves every address without a network.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === APP_SHELL,
  new NetworkFirst({ cacheName: DOCUMENT_CACHE }),
);
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: DOCUMENT_CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      // Documents of pages name what their reader is going to see.
      plugins: [{ cacheKeyWillBeUsed: async () => APP_SHELL }, nothing],
    }),
    { denylist: [/\.[a-z0-9]+$/i] },
  ),
);

enableNavigationPreload();
clientsClaim();
addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
