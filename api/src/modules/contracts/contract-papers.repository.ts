import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { DocumentDetail, MissingDocument } from '@manzil/shared/contract/documents/documents';
import { CONTRACT_ORIGINALS } from '@manzil/shared/domain/contract-originals';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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
  contract: ContractRow & { own_papers: string[] },
  lacking: readonly MissingDocument[],
  handedOver: boolean,
): Promise<Papers> {
  const original = CONTRACT_ORIGINALS[contract.kind];
  const types = [original, ...besides(contract, handedOver)];
  const rows = await select(
    db,
    and(
      eq(documents.investor_id, investorId),
      // A version is of the same unit as what has replaced it.
      contract.unit_id ? eq(documents.unit_id, contract.unit_id) : isNull(documents.unit_id),
      inArray(documents.document_type, types),
    ),
  )
    .orderBy(desc(documents.uploaded_on), desc(documents.created_at))
    .limit(MOST);
  const all = rows.map(toDetail);
  const own = all.filter(({ document_id }) => contract.own_papers.includes(document_id));
  // Of a power of attorney its own paper counts, be it that what was to replace it was declined.
  const isPower = contract.kind === 'power_of_attorney';
  const current = own.filter(({ superseded_by_id }) => isPower || !superseded_by_id);
  const valid = current.filter(({ status }) => status !== 'declined');
  const papers = types.flatMap(
    (type) => [...valid, ...current].find((each) => each.document_type === type) ?? [],
  );
  const counts = papers.find((each) => each.document_type === original) ?? null;
  const missing = types.flatMap((type) => lacking.filter((each) => each.document_type === type));
  const names = (found: MissingDocument[]) => found.map(({ document_type }) => document_type);
  return {
    original: counts,
    papers: [...papers, ...declinedAfter(counts, all)],
    earlier: all.filter(
      (each) =>
        each.document_type === original &&
        each !== counts &&
        (isReplacedBy(counts, each, all) || (contract.kind === 'tenancy' && own.includes(each))),
    ),
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

/** What was to replace it and was declined. */
const declinedAfter = (
  counts: DocumentDetail | null,
  all: readonly DocumentDetail[],
): DocumentDetail[] =>
  counts ? all.filter((each) => !each.superseded_by_id && isReplacedBy(each, counts, all)) : [];

/** Whether it is in the chain of versions that ends there. */
function isReplacedBy(
  last: DocumentDetail | null,
  { superseded_by_id }: DocumentDetail,
  all: readonly DocumentDetail[],
): boolean {
  const next = superseded_by_id && all.find(({ document_id }) => document_id === superseded_by_id);
  return Boolean(next && (next === last || isReplacedBy(last, next, all)));
}

/** Whether a document `d` is of a contract `c`. */
const isOf = (investorId: InvestorId): SQL => sql`
  d.investor_id = ${investorId}
  and case c.kind when 'power_of_attorney' then d.id = c.contract_id else d.unit_id = c.unit_id end
  and (c.kind <> 'tenancy' or ${ofTenancy(sql`c`)})`;

/** Ids of the documents of a contract `c`, as a column. */
export const ownPapers = (investorId: InvestorId): SQL => sql`(
  select coalesce(json_agg(d.id), '[]') from documents d where ${isOf(investorId)})`;

export type OriginalRow = { id: string; declined: boolean };

/** The original of a contract `c`, as a column; one that was declined only where there is no other. */
export const originalOf = (investorId: InvestorId): SQL => sql`(
  select json_build_object('id', d.id, 'declined', d.status = 'declined') from documents d
  where ${isOf(investorId)} and (c.kind = 'power_of_attorney' or d.superseded_by_id is null)
    and d.document_type = case c.kind when 'purchase' then 'purchase-contract'
      when 'management' then 'property-management-contract' when 'tenancy' then 'tenancy-contract'
      else 'power-of-attorney' end
  order by d.status = 'declined', d.uploaded_on desc, d.created_at desc limit 1)`;
