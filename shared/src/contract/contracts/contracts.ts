import { CONTRACT_KINDS } from '../../domain/contract-deadlines';
import { DocumentType } from '../documents/document-entry';
import { BroughtBy, DocumentDetail } from '../documents/documents';
import { sought } from '../entered-values';
import { PackageCode } from '../packages/packages';
import { Page } from '../parameters';
import { z } from '../schema';
import { SEARCH_MAX } from '../units/unit-list';
import { Bps, Day, Money } from '../values';

export const ContractKind = z.enum(CONTRACT_KINDS);
export type ContractKind = z.infer<typeof ContractKind>;

export const ContractDeadline = z.object({
  kind: z.enum([
    'leave_notice',
    'rent_notice',
    'end',
    'cheque',
    'instalment',
    'completion',
    'grace_end',
    'structure_warranty',
  ]),
  on: Day,
  /** Of a cheque or an instalment. */
  seq: z.nullable(z.int()),
  amount: z.nullable(Money),
});
export type ContractDeadline = z.infer<typeof ContractDeadline>;

export const ContractSummary = z.object({
  /** Of the purchase, the tenancy, the package or the power of attorney itself. */
  contract_id: z.uuid(),
  kind: ContractKind,
  /** null: of all units. */
  unit: z.nullable(z.object({ unit_id: z.uuid(), property_name: z.string(), unit_no: z.string() })),
  starts_on: z.nullable(Day),
  /** Last day; null = until further notice. */
  ends_on: z.nullable(Day),
  state: z.enum(['planned', 'running', 'ended']),
  /** The original, as it is kept; null where it is not there. */
  document_id: z.nullable(z.uuid()),
  /** Who has to bring the original that is missing; null = nobody. Left out by older APIs. */
  original_from: z.optional(z.nullable(BroughtBy)),
  /** The original that is there was declined, and is to be brought anew. Left out by older APIs. */
  original_declined: z.optional(z.boolean()),
});
export type ContractSummary = z.infer<typeof ContractSummary>;

export const CONTRACT_PAGE_SIZE = 24;
/**
 * `unit_id`: those of one unit alone, with the powers of attorney for all units. `search`: the beginnings of words of
 * building and number. `state`: `current` run or are to begin, as where it is left out.
 */
export const ContractListQuery = z.strictObject({
  kind: ContractKind,
  state: z.optional(z.enum(['current', 'ended'])),
  unit_id: z.optional(z.uuid()),
  search: z.optional(sought(SEARCH_MAX)),
  page: z.optional(Page),
});
export type ContractListQuery = z.infer<typeof ContractListQuery>;

/**
 * Those of one kind that run or are to begin: what ends first is first, then by building and number. Management goes by
 * building and number alone. Of those that have ended, what ended last is first.
 */
export const ContractList = z.object({
  items: z.array(ContractSummary),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
  count: z.int(),
});
export type ContractList = z.infer<typeof ContractList>;

export const Contract = z.extend(ContractSummary, {
  /** What the investor owns of the unit; null: it is of all units. Left out by older APIs. */
  share_bps: z.optional(z.nullable(Bps)),
  /** Of a purchase. */
  developer: z.nullable(z.string()),
  purchase: z.nullable(
    z.object({
      price: Money,
      register_fee: Money,
      register_fee_bps: Bps,
      /** Of the payment plan; 0 = it was paid at once. */
      instalments: z.int(),
      open: Money,
      completion_on: z.nullable(Day),
      grace_months: z.nullable(z.int()),
      handed_over_on: z.nullable(Day),
    }),
  ),
  tenancy: z.nullable(
    z.object({
      annual_rent: Money,
      cheques: z.int(),
      deposit: Money,
      ejari_no: z.nullable(z.string()),
      in_dubai: z.boolean(),
      notice_given: z.boolean(),
    }),
  ),
  management: z.nullable(
    z.object({
      package_code: PackageCode,
      /** Of the annual rent. */
      fee_bps: Bps,
      /** Of the fee. */
      vat_bps: Bps,
      /** The one that follows for the same unit; null = none. Left out by older APIs. */
      next: z.optional(
        z.nullable(
          z.object({
            contract_id: z.uuid(),
            /** null = at the handover that is still to come. */
            starts_on: z.nullable(Day),
          }),
        ),
      ),
    }),
  ),
  /** By day, from today on. */
  deadlines: z.array(ContractDeadline),
  /** Current documents of the contract, the original first; with what was to replace it and was declined. */
  papers: z.array(DocumentDetail),
  /** Versions of the original that it has replaced, latest first. */
  earlier: z.array(DocumentDetail),
  /** Documents that belong to it, that the unit needs and that nobody has handed in, the original first. */
  missing: z.array(DocumentType),
  /** Those of them that the office has to bring. */
  missing_from_office: z.optional(z.array(DocumentType)),
});
export type Contract = z.infer<typeof Contract>;

export const ContractParams = z.strictObject({ contract_id: z.uuid() });
