import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { APP_SHELL } from '../boot/app-shell';
import { isBuildFile, isKept } from './build-files';
import { CacheInTime } from './cache-in-time';
import { fileKey } from './file-key';
import { hearPages } from './hear-pages';
import { onlyImmutable } from './only-immutable';
import { ofThisBuild } from './this-build';
import { verified } from './verified';

declare const self: {
  /** With hashes, and the host's document; written by the build (shared/build/worker.ts). */
  __WB_MANIFEST: PrecacheEntry[];
};

/** What is not there by then is taken from the cache. */
const PATIENCE_S = 3;
/** Four remotes have about 65 files of code: room for three builds of each, and for files of older hosts. */
const MAX_FILES = 240;
const FILE_CACHE = 'manzil-files';
const DOCUMENT_CACHE = 'manzil-document';

const nothing: WorkboxPlugin = { cacheWillUpdate: async () => null };

// What is not matched below goes to the network as if there were no worker: the API and all that is an investor's.

const ahead = self.__WB_MANIFEST;
const check = verified(new Map(ahead.map(({ url, integrity = '' }) => [url, integrity])));
const isAhead = (path: string): boolean => getCacheKeyForURL(path) !== undefined;

// Fetched while the worker is installed. Read below, as workbox's own way of reading has no deadline.
precache(ahead);

// One document that belongs to no page and to nobody is kept; it serves every address without a network.
const kept = ofThisBuild(isAhead, () => matchPrecache(APP_SHELL));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === APP_SHELL,
  new NetworkFirst({ cacheName: DOCUMENT_CACHE, plugins: [kept] }),
);
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: DOCUMENT_CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      // Documents of pages name what whoever opens them is going to see.
      plugins: [{ cacheKeyWillBeUsed: async () => APP_SHELL }, nothing, kept],
    }),
    { denylist: [/\.[a-z0-9]+$/i] },
  ),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAhead(url.pathname),
  new CacheInTime({
    cacheName: cacheNames.precache,
    plugins: [fileKey, check, onlyImmutable],
  }),
);

// Files of remotes, and of another build of the host that an open page still uses.
const files = new CacheInTime({
  cacheName: FILE_CACHE,
  plugins: [fileKey, check, onlyImmutable],
});
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isKept(url.pathname, request.integrity),
  files,
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

enableNavigationPreload();
clientsClaim();

hearPages(files, MAX_FILES);
