import { join } from 'node:path';
import type { Configuration } from 'webpack';

const CACHE_PAUSE_MS = 30_000;

/** Not worth it for a federated remote, most of which webpack makes anew each time. */
export const servedCache = (name: string): NonNullable<Configuration['cache']> => ({
  type: 'filesystem',
  name,
  cacheDirectory: join(import.meta.dirname, '../../.cache/webpack'),
  buildDependencies: { presets: [`${import.meta.dirname}/`] },
  // Writing it holds up everything else: only in a longer pause.
  idleTimeout: CACHE_PAUSE_MS,
  idleTimeoutForInitialStore: CACHE_PAUSE_MS,
  idleTimeoutAfterLargeChanges: CACHE_PAUSE_MS,
});
