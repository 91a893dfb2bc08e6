import type { ContractKind } from './contract-deadlines';

/** Type of the document that a contract is. */
export const CONTRACT_ORIGINALS = {
  purchase: 'purchase-contract',
  management: 'property-management-contract',
  tenancy: 'tenancy-contract',
  power_of_attorney: 'power-of-attorney',
} as const satisfies Record<ContractKind, string>;
