import {
  PackageFilter,
  PackageList,
  PackageOrder,
  type PackageOrderInput,
  UnitPackage,
} from '@manzil/shared/contract/packages';
import { UnitParams } from '@manzil/shared/contract/unit-detail';
import type { Language } from '@manzil/shared/contract/values';
import { ApiError, apiFile, apiGet, apiSend, queryClient } from '@manzil/shared/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Everything about packages: any order changes lists and counts, too. */
const ALL = ['packages'];

const listPath = (page: number, filter: PackageFilter | null) => {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(filter && { package: filter }),
  });
  return query.size > 0 ? `/packages?${query}` : '/packages';
};

/** The units page by page, all or those with one package. */
export const packageListQuery = (filter: PackageFilter | null) =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'list', filter],
    queryFn: ({ pageParam, signal }) => apiGet(listPath(pageParam, filter), PackageList, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  });

/** One unit; an address that names none is a unit that does not exist. */
export const unitPackageQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...ALL, 'unit', unitId],
    queryFn: async ({ signal }) => {
      if (!UnitParams.safeParse({ unit_id: unitId }).success)
        throw new ApiError(404, 'unit.not_found');
      return apiGet(`/units/${unitId}/package`, UnitPackage, signal);
    },
  });

/** The unit and the filter that an address names. */
export const chosenIn = (search: URLSearchParams) => {
  const filter = PackageFilter.safeParse(search.get('package'));
  return { unitId: search.get('unit'), filter: filter.success ? filter.data : null };
};

/** Puts a unit's package on show, and has the rest asked for again. */
export function showChanged(unit: UnitPackage): void {
  queryClient.setQueryData(unitPackageQuery(unit.unit_id).queryKey, unit);
  void queryClient.invalidateQueries({ queryKey: [...ALL, 'list'] });
}

/** @param orderId the same for the same order @throws ApiError */
export const placeOrder = (
  unitId: string,
  orderId: string,
  input: PackageOrderInput,
  language: Language,
): Promise<PackageOrder> =>
  apiSend('PUT', `/units/${unitId}/package-orders/${orderId}`, input, PackageOrder, language);

/** @throws ApiError */
export const takeBack = (
  { unit_id, version }: UnitPackage,
  language: Language,
): Promise<UnitPackage> =>
  apiSend(
    'DELETE',
    `/units/${unit_id}/package/scheduled?version=${version}`,
    null,
    UnitPackage,
    language,
  );

/** The confirmation of an order, as PDF. */
export const orderFile = (orderId: string, language: Language): Promise<Blob> =>
  apiFile(`/package-orders/${orderId}/download`, language);
