import { Project, ProjectParams } from '@manzil/shared/contract/projects';
import { ApiError, apiGet } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** A project; an address that names none is a project that does not exist. */
export const projectQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['projects', propertyId],
    queryFn: async ({ signal }) => {
      if (!ProjectParams.safeParse({ property_id: propertyId }).success)
        throw new ApiError(404, 'project.not_found');
      return apiGet(`/projects/${propertyId}`, Project, signal);
    },
  });
