import { getProject, listProjects, readReports } from '@manzil/shared/contract/projects/operations';
import type { Project, ProjectSummary } from '@manzil/shared/contract/projects/projects';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend, queryClient, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Specification §9: the property whose construction is shown before the investor has chosen one. */
const DEFAULT_PROPERTY = 3;

/** The project that was opened last, here or by what the device keeps. */
function lastOpened(): string | undefined {
  const [latest] = queryClient
    .getQueryCache()
    .findAll({
      queryKey: ['projects'],
      predicate: ({ queryKey, state }) => queryKey.length > 1 && state.data !== undefined,
    })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latest?.queryKey[1] as string | undefined;
}

/** Of the investor's, what is to be shown before one is chosen; none where nothing is being built. */
const firstChoice = (projects: readonly ProjectSummary[]): string | undefined =>
  (
    projects.find(({ property_id }) => property_id === DEFAULT_PROPERTY) ??
    projects.find(({ finished }) => !finished)
  )?.property_id.toString();

export const projectListQuery = queryOptions(readQuery(listProjects));

export const projectQuery = (propertyId: string) =>
  queryOptions({
    ...readQuery(getProject, { params: { property_id: propertyId } }),
    meta: { persist: 'local' },
  });

export const selectedProperty = (): string | undefined =>
  lastOpened() ?? firstChoice(queryClient.getQueryData(projectListQuery.queryKey)?.items ?? []);

export async function openSelected(): Promise<void> {
  if (!lastOpened()) await queryClient.ensureQueryData(projectListQuery);
  const selected = selectedProperty();
  if (selected) await queryClient.ensureQueryData(projectQuery(selected));
}

/** What was new stays marked on this page; the next visit asks anew. */
export async function noteVisit(
  { property_id, as_of }: Project,
  language: Language,
): Promise<void> {
  await apiSend(readReports, language, {
    params: { property_id },
    body: { read_until: as_of },
  });
  await queryClient.invalidateQueries({ queryKey: ['projects'], refetchType: 'none' });
}
