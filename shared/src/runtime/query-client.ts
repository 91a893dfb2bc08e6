import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    /** `persist`: the answer outlives the page load, in the storage of the tab or of the device, until the sign-out. */
    queryMeta: { persist?: 'session' | 'local' };
  }
}

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

const unreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network.unreachable';

/**
 * The one cache of server data. What has come stays until the sign-out: a screen shows it at once, and goes on showing it
 * without a network. Refused and late requests are not repeated, unreachable ones twice. The browser's
 * word for being offline is not trusted: a request is tried and fails, where the library would wait in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: Number.POSITIVE_INFINITY,
      retry: (failures, error) => unreachable(error) && failures < MAX_RETRIES,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
