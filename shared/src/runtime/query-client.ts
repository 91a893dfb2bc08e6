import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/** The one cache of server data. Refused requests are not repeated, unreachable ones twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => isApiError(error, 0) && failures < MAX_RETRIES,
      refetchOnWindowFocus: false,
    },
  },
});
