import {
  CONTRACT_PAGE_SIZE,
  type Contract,
  type ContractList,
  type ContractListQuery,
  type ContractSummary,
} from '@manzil/shared/contract/contracts/contracts';
import { fromDay, termDeadlines } from '@manzil/shared/domain/contract-deadlines';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { BY_UNIT } from '../units/owned-units';
import { findPapers, originalOf } from './contract-papers.repository';
import { findTerms } from './contract-terms.repository';
import { type ContractRow, ownContracts } from './own-contracts.repository';

type ListedRow = ContractRow & { document_id: string | null; count: number };

export async function listContracts(
  db: Db,
  investorId: InvestorId,
  today: string,
  { kind, page = 1 }: ContractListQuery,
): Promise<ContractList> {
  const rows = await jsonRows<ListedRow>(
    db,
    sql`
      select c.*, ${originalOf(investorId)} as document_id from (
        select c.*, count(*) over () as count from (${ownContracts(investorId, today)}) c
        where c.kind = ${kind} and (c.ends_on is null or c.ends_on >= ${today}::date)
        order by c.ends_on nulls last, ${BY_UNIT}, c.contract_id
        limit ${CONTRACT_PAGE_SIZE + 1} offset ${(page - 1) * CONTRACT_PAGE_SIZE}
      ) c
      order by c.ends_on nulls last, ${BY_UNIT}, c.contract_id`,
  );
  return {
    items: rows.slice(0, CONTRACT_PAGE_SIZE).map((row) => toSummary(row, row.document_id, today)),
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
  const [row] = await jsonRows<ContractRow>(
    db,
    sql`select * from (${ownContracts(investorId, today)}) c where c.contract_id = ${contractId}`,
  );
  if (!row) return null;
  const { deadlines, ...terms } = await findTerms(db, row, today);
  const handedOver = Boolean(terms.purchase?.handed_over_on);
  const { original, ...papers } = await findPapers(db, investorId, row, handedOver);
  const ofTerm = termDeadlines({ ...row, inDubai: row.emirate === 'dubai' }, today);
  return {
    ...toSummary(row, original?.document_id ?? null, today),
    ...terms,
    ...papers,
    deadlines: fromDay(
      [...deadlines, ...ofTerm.map((each) => ({ ...each, seq: null, amount: null }))],
      today,
    ),
  };
}

function toSummary(row: ContractRow, document_id: string | null, today: string): ContractSummary {
  const { contract_id, kind, unit_id, property_name, unit_no, starts_on, ends_on } = row;
  const isPlanned = starts_on === null ? kind === 'management' : starts_on > today;
  return {
    contract_id,
    kind,
    unit: unit_id && property_name && unit_no ? { unit_id, property_name, unit_no } : null,
    starts_on,
    ends_on,
    state: ends_on !== null && ends_on < today ? 'ended' : isPlanned ? 'planned' : 'running',
    document_id,
  };
}
