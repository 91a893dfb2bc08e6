import * as operation from '@manzil/shared/contract/packages/operations';
import {
  PackageFilter,
  type PackageOrder,
  type PackageOrderInput,
  type UnitPackage,
} from '@manzil/shared/contract/packages/packages';
import type { Language } from '@manzil/shared/contract/values';
import { apiFile, apiGet, apiSend, queryClient } from '@manzil/shared/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Everything about packages: any order changes lists and counts, too. */
const ALL = ['packages'];

export const packageListQuery = (filter: PackageFilter | null) =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'list', filter],
    queryFn: ({ pageParam: page, signal }) => {
      // The first page of all is what the document has asked for.
      const query = { page: page > 1 ? page : undefined, package: filter ?? undefined };
      return apiGet(operation.listPackages, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
  });

export const unitPackageQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...ALL, 'unit', unitId],
    queryFn: ({ signal }) =>
      apiGet(operation.getUnitPackage, { params: { unit_id: unitId } }, signal),
  });

export const chosenIn = (search: URLSearchParams) => {
  const filter = PackageFilter.safeParse(search.get('package'));
  return { unitId: search.get('unit'), filter: filter.success ? filter.data : null };
};

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
  apiSend(operation.orderPackage, language, {
    params: { unit_id: unitId, order_id: orderId },
    body: input,
  });

/** @throws ApiError */
export const takeBack = (
  { unit_id, version }: UnitPackage,
  language: Language,
): Promise<UnitPackage> =>
  apiSend(operation.takeBackPackage, language, { params: { unit_id }, query: { version } });

export const orderFile = (orderId: string, language: Language): Promise<Blob> =>
  apiFile(operation.downloadPackageOrder, language, { params: { order_id: orderId } });
