import type { QueryClient } from '@tanstack/react-query';

/** When the oldest of the data on show was fetched; null where none is. */
export function dataAsOf(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => query.state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : null;
}
