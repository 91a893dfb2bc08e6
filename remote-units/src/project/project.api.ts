import { getProject } from '@manzil/shared/contract/projects/operations';
import { queryClient, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Specification §9: the property whose construction is shown before the investor has chosen one. */
const DEFAULT_PROPERTY = '3';

export function selectedProperty(): string {
  const [latest] = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['projects'], predicate: ({ state }) => state.data !== undefined })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return (latest?.queryKey[1] as string | undefined) ?? DEFAULT_PROPERTY;
}

export const projectQuery = (propertyId: string) =>
  queryOptions({
    ...readQuery(getProject, { params: { property_id: propertyId } }),
    meta: { persist: 'local' },
  });
