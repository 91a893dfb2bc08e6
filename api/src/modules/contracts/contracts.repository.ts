import {
  CONTRACT_PAGE_SIZE,
  type Contract,
  type ContractList,
  type ContractListQuery,
} from '@manzil/shared/contract/contracts/contracts';
import type { MissingDocument } from '@manzil/shared/contract/documents/documents';
import { fromDay, termDeadlines } from '@manzil/shared/domain/contract-deadlines';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { missingDocuments } from '../documents/missing-documents.repository';
import { BY_UNIT } from '../units/owned-units';
import { soughtWords } from '../units/sought-words.repository';
import { findPapers, type OriginalRow, originalOf, ownPapers } from './contract-papers.repository';
import { toSummary } from './contract-summary';
import { findTerms } from './contract-terms.repository';
import { type ContractRow, ownContracts } from './own-contracts.repository';

type ListedRow = ContractRow & { original: OriginalRow | null; count: number };

const FIRST_TO_END = sql`c.ends_on nulls last, ${BY_UNIT}, c.contract_id`;
const LAST_ENDED_FIRST = sql`c.ends_on desc, ${BY_UNIT}, c.contract_id`;
const BY_NAME = sql`${BY_UNIT}, c.starts_on nulls last, c.contract_id`;

export async function listContracts(
  db: Db,
  investorId: InvestorId,
  today: string,
  { kind, state, unit_id, search, page = 1 }: ContractListQuery,
): Promise<ContractList> {
  const hasEnded = state === 'ended';
  const inOrder = hasEnded ? LAST_ENDED_FIRST : kind === 'management' ? BY_NAME : FIRST_TO_END;
  const rows = await jsonRows<ListedRow>(
    db,
    sql`
      with sought as materialized (${soughtWords(search ?? null)})
      select c.*, ${originalOf(investorId)} as original from (
        select c.*, count(*) over () as count from (${ownContracts(investorId, today, unit_id)}) c
        where c.kind = ${kind} and c.has_ended = ${hasEnded}
          and (${search ?? null}::text is null
            or search_words(c.property_name || ' ' || c.unit_no) like all ((select words from sought)::text[]))
        order by ${inOrder}
        limit ${CONTRACT_PAGE_SIZE + 1} offset ${(page - 1) * CONTRACT_PAGE_SIZE}
      ) c
      order by ${inOrder}`,
  );
  const shown = rows.slice(0, CONTRACT_PAGE_SIZE);
  const without = shown.filter(({ original }) => original === null && !hasEnded);
  const lacking = await lackingOf(db, investorId, without, today);
  return {
    items: shown.map(({ original, ...row }) => ({
      ...toSummary(row, original?.id ?? null, lacking, today),
      original_declined: !hasEnded && Boolean(original?.declined),
    })),
    page,
    page_size: CONTRACT_PAGE_SIZE,
    has_more: rows.length > CONTRACT_PAGE_SIZE,
    count: rows[0]?.count ?? 0,
  };
}

/** One that ended, too; else null. */
export async function findContract(
  db: Db,
  investorId: InvestorId,
  contractId: string,
  today: string,
): Promise<Contract | null> {
  const [row] = await jsonRows<ContractRow & { own_papers: string[] }>(
    db,
    sql`select c.*, ${ownPapers(investorId)} as own_papers from (${ownContracts(investorId, today)}) c
      where c.contract_id = ${contractId}`,
  );
  if (!row) return null;
  const { deadlines, ...terms } = await findTerms(db, investorId, row, today);
  const handedOver = Boolean(terms.purchase?.handed_over_on);
  const lacking = row.has_ended ? [] : await lackingOf(db, investorId, [row], today);
  const { original, ...papers } = await findPapers(db, investorId, row, lacking, handedOver);
  const noticeGiven = Boolean(terms.tenancy?.notice_given);
  const term = { ...row, inDubai: row.emirate === 'dubai', noticeGiven };
  const ofTerm = row.has_ended ? [] : termDeadlines(term, today);
  return {
    ...toSummary(row, original?.document_id ?? null, lacking, today),
    original_declined: !row.has_ended && original?.status === 'declined',
    share_bps: row.share_bps,
    ...terms,
    ...papers,
    deadlines: fromDay(
      [...deadlines, ...ofTerm.map((each) => ({ ...each, seq: null, amount: null }))],
      today,
    ),
  };
}

/** What the list of missing documents says of these units. */
async function lackingOf(
  db: Db,
  investorId: InvestorId,
  rows: readonly ContractRow[],
  today: string,
): Promise<MissingDocument[]> {
  const ids = rows.flatMap(({ unit_id }) => unit_id ?? []);
  if (ids.length === 0) return [];
  const only = sql`o.unit_id = any (${sql.param(ids)}::uuid[])`;
  return (await missingDocuments(db, investorId, today, only)).items;
}
