import type { QueryClient } from '@tanstack/react-query';

/** In ms, of the oldest data on show; null where there is none. */
export function dataAsOf(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => query.state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : null;
}
