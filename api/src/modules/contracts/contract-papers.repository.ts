import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { DocumentDetail, MissingDocument } from '@manzil/shared/contract/documents/documents';
import { CONTRACT_ORIGINALS } from '@manzil/shared/domain/contract-originals';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { select, toDetail } from '../documents/document-rows.repository';
import { documents } from '../documents/documents.table';
import { ofTenancy } from '../documents/missing-documents.repository';
import type { ContractRow } from './own-contracts.repository';

const MOST = 50;

export type Papers = {
  original: DocumentDetail | null;
  papers: DocumentDetail[];
  earlier: DocumentDetail[];
  missing: DocumentType[];
  missing_from_office: DocumentType[];
};

/**
 * @param lacking what the unit lacks; of a contract that has ended nothing is
 * @param handedOver of the unit, for a purchase: the deed takes the place of the register's entry
 */
export async function findPapers(
  db: Db,
  investorId: InvestorId,
  contract: ContractRow,
  lacking: readonly MissingDocument[],
  handedOver: boolean,
): Promise<Papers> {
  const original = CONTRACT_ORIGINALS[contract.kind];
  const types = [original, ...besides(contract, handedOver)];
  const rows = await select(
    db,
    and(
      eq(documents.investor_id, investorId),
      contract.kind === 'power_of_attorney'
        ? sql`${contract.contract_id} in (${documents.id}, ${documents.superseded_by_id})`
        : eq(documents.unit_id, contract.unit_id ?? ''),
      inArray(documents.document_type, types),
    ),
  )
    .orderBy(desc(documents.uploaded_on), desc(documents.created_at))
    .limit(MOST);
  const all = rows.map(toDetail);
  const current = all.filter((each) => !each.superseded_by_id && isOf(contract, each));
  const papers = types.flatMap((type) => current.find((each) => each.document_type === type) ?? []);
  const missing = types.flatMap((type) => lacking.filter((each) => each.document_type === type));
  const names = (found: MissingDocument[]) => found.map(({ document_type }) => document_type);
  return {
    original: papers.find((each) => each.document_type === original) ?? null,
    papers,
    earlier: all.filter((each) => each.document_type === original && !papers.includes(each)),
    missing: names(missing),
    missing_from_office: names(missing.filter(({ brought_by }) => brought_by === 'operator')),
  };
}

function besides({ kind, emirate }: ContractRow, handedOver: boolean): DocumentType[] {
  const inDubai = emirate === 'dubai';
  if (kind === 'tenancy') return inDubai ? ['ejari'] : [];
  if (kind !== 'purchase') return [];
  if (handedOver) return ['title-deed'];
  return inDubai ? ['oqood'] : [];
}

/** Of several tenancies each has its own papers: those that end with it, or came in while it ran. */
function isOf({ kind, starts_on, ends_on }: ContractRow, paper: DocumentDetail): boolean {
  if (kind !== 'tenancy' || !starts_on || !ends_on) return true;
  if (paper.valid_until) return paper.valid_until >= starts_on && paper.valid_until <= ends_on;
  return paper.uploaded_on <= ends_on;
}

/** Whether there is an original of a contract `c`, as a column. */
export const originalOf = (investorId: InvestorId) => sql`(
  select d.id from documents d
  where d.investor_id = ${investorId} and d.superseded_by_id is null
    and case c.kind when 'power_of_attorney' then d.id = c.contract_id
      else d.unit_id = c.unit_id and d.document_type = case c.kind when 'purchase' then 'purchase-contract'
        when 'management' then 'property-management-contract' else 'tenancy-contract' end end
    and (c.kind <> 'tenancy' or ${ofTenancy(sql`c`)})
  order by d.uploaded_on desc, d.created_at desc limit 1)`;
