/** Of one tenancy with its cheques, over or not. */
export const tenancyAddress = (tenancyId: string) => `/financials/rents?tenancy_id=${tenancyId}`;
