import type { ContractSummary } from '@manzil/shared/contract/contracts/contracts';
import type { MissingDocument } from '@manzil/shared/contract/documents/documents';
import { CONTRACT_ORIGINALS } from '@manzil/shared/domain/contract-originals';
import type { ContractRow } from './own-contracts.repository';

export function toSummary(
  row: ContractRow,
  document_id: string | null,
  lacking: readonly MissingDocument[],
  today: string,
): ContractSummary {
  const { contract_id, kind, unit_id, property_name, unit_no, starts_on, ends_on, has_ended } = row;
  const original = lacking.find(
    (each) => each.unit_id === unit_id && each.document_type === CONTRACT_ORIGINALS[kind],
  );
  const isPlanned = starts_on === null ? kind === 'management' : starts_on > today;
  return {
    contract_id,
    kind,
    unit: unit_id && property_name && unit_no ? { unit_id, property_name, unit_no } : null,
    starts_on,
    ends_on,
    state: has_ended ? 'ended' : isPlanned ? 'planned' : 'running',
    document_id,
    original_from: original?.brought_by ?? null,
  };
}
