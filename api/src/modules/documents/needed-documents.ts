import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { BroughtBy } from '@manzil/shared/contract/documents/documents';
import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import type { Emirate } from '@manzil/shared/contract/units/units';

const BOUGHT: readonly DocumentType[] = ['purchase-contract', 'oqood'];
const HANDED_OVER: readonly DocumentType[] = [...BOUGHT, 'power-of-attorney'];
const MANAGED: readonly DocumentType[] = ['title-deed', 'property-management-contract'];
const LET: readonly DocumentType[] = [...MANAGED, 'tenancy-contract', 'ejari'];

/** The title deed follows on the purchase contract and the Oqood; from then on neither is asked for. */
const BY_STAGE: Record<Lifecycle, readonly DocumentType[]> = {
  reserved: [],
  spa_signed: BOUGHT,
  under_construction: BOUGHT,
  handover_ready: HANDED_OVER,
  in_handover: HANDED_OVER,
  vacant_preparing: MANAGED,
  vacant_listed: MANAGED,
  let: LET,
  notice_given: LET,
  owner_use: ['title-deed'],
  sold: [],
};

/** Registers of the Dubai Land Department, which the other emirates do not have. */
const OF_DUBAI: readonly DocumentType[] = ['oqood', 'ejari'];

/** What whoever lets a unit signs and registers. */
const OF_LETTING: readonly DocumentType[] = ['tenancy-contract', 'ejari'];

/** `managed`: there is a package today. */
type Unit = { lifecycle: Lifecycle; emirate: Emirate; managed: boolean };

/** A unit without a package has no management contract. */
export const neededDocuments = ({ lifecycle, emirate, managed }: Unit): DocumentType[] =>
  BY_STAGE[lifecycle].filter(
    (type) =>
      (emirate === 'dubai' || !OF_DUBAI.includes(type)) &&
      (managed || type !== 'property-management-contract'),
  );

/** The office makes the contract of its package, and lets what it manages. */
export const broughtBy = (type: DocumentType, managed: boolean): BroughtBy =>
  type === 'property-management-contract' || (managed && OF_LETTING.includes(type))
    ? 'operator'
    : 'investor';
