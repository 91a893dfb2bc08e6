import { queryOptions } from '@tanstack/react-query';
import type { FreshRegistry, RegistrySearch } from '../boot/boot-document';

const DEADLINE_MS = 8_000;

/** What the screens of all remotes say of themselves for the search: the document does not carry it. */
export const declaredQuery = queryOptions({
  queryKey: ['declared-search'],
  queryFn: async (): Promise<RegistrySearch[]> => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch('/registry.json', { cache: 'no-store', signal });
    if (!response.ok) throw new TypeError(`registry.json: ${response.status}`);
    const { remotes } = (await response.json()) as FreshRegistry;
    return remotes.flatMap(({ search }) => search);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
