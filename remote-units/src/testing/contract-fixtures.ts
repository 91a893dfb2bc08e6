import type {
  Contract,
  ContractKind,
  ContractList,
  ContractSummary,
} from '@manzil/shared/contract/contracts/contracts';
import { aProof } from './instalment-fixtures';
import { aed, unitId } from './unit-fixtures';

/** The uuid of the nth contract. */
export const contractId = (n: number): string =>
  `00000000-0000-4000-b000-${String(n).padStart(12, '0')}`;

export const aContractSummary = (changes: Partial<ContractSummary> = {}): ContractSummary => ({
  contract_id: contractId(1),
  kind: 'tenancy',
  unit: { unit_id: unitId(1), property_name: 'Marina Walk Tower', unit_no: '2304' },
  starts_on: '2026-09-01',
  ends_on: '2027-08-31',
  state: 'running',
  document_id: aProof().document_id,
  ...changes,
});

/** A tenancy in Dubai whose Ejari is missing, unless told otherwise. */
export const aContract = (changes: Partial<Contract> = {}): Contract => ({
  ...aContractSummary(),
  developer: null,
  purchase: null,
  tenancy: {
    annual_rent: aed(120_000),
    cheques: 4,
    deposit: aed(6_000),
    ejari_no: null,
    in_dubai: true,
    notice_given: false,
  },
  management: null,
  deadlines: [
    { kind: 'cheque', on: '2026-12-01', seq: 2, amount: aed(30_000) },
    { kind: 'rent_notice', on: '2027-06-02', seq: null, amount: null },
    { kind: 'end', on: '2027-08-31', seq: null, amount: null },
  ],
  papers: [
    aProof({
      document_type: 'tenancy-contract',
      status: 'accepted',
      uploaded_on: '2026-08-24',
      valid_until: '2027-08-31',
    }),
  ],
  earlier: [],
  missing: ['ejari'],
  ...changes,
});

/** Answers of the list, by kind; what is left out is empty. @param choice what the address narrows it to, `&unit_id=…` */
export function contractLists(
  lists: Partial<Record<ContractKind, ContractSummary[]>>,
  choice = '',
): Record<string, ContractList> {
  const kinds = ['purchase', 'management', 'tenancy', 'power_of_attorney'] as const;
  return Object.fromEntries(
    kinds.map((kind) => {
      const items = lists[kind] ?? [];
      const list = { items, page: 1, page_size: 24, has_more: false, count: items.length };
      return [`GET /contracts?kind=${kind}${choice}`, list];
    }),
  );
}
