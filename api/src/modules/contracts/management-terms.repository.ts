import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { NONE, type Terms } from './agreed-terms';
import { type ContractRow, ownContracts } from './own-contracts.repository';

type Management = NonNullable<Contract['management']>;

export async function managementOf(
  db: Db,
  investorId: InvestorId,
  contract: ContractRow,
  today: string,
): Promise<Terms> {
  const [row] = await jsonRows<Omit<Management, 'next'>>(
    db,
    sql`select s.package_code, coalesce(g.fee_bps, k.fee_bps) as fee_bps, coalesce(g.vat_bps, k.vat_bps) as vat_bps
      from subscriptions s
      join packages k on k.code = s.package_code
      left join package_orders g on g.id = s.order_id
      where s.id = ${contract.contract_id}`,
  );
  if (!row) return NONE;
  const next = await nextOf(db, investorId, contract, today);
  return { ...NONE, management: { ...row, next } };
}

/** Without an end there is none after it. */
async function nextOf(
  db: Db,
  investorId: InvestorId,
  { contract_id, unit_id, ends_on }: ContractRow,
  today: string,
): Promise<Management['next']> {
  if (!unit_id || !ends_on) return null;
  const [next] = await jsonRows<NonNullable<Management['next']>>(
    db,
    sql`select c.contract_id, c.starts_on from (${ownContracts(investorId, today, unit_id)}) c
      where c.kind = 'management' and c.contract_id <> ${contract_id}
        and (c.starts_on is null or c.starts_on > ${ends_on}::date)
      order by c.starts_on nulls last limit 1`,
  );
  return next ?? null;
}
