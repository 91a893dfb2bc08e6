import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aed } from '../units/unit-summary';
import { NONE, type Payment, payments, type Terms } from './agreed-terms';
import type { ContractRow } from './own-contracts.repository';

type TenancyRow = {
  annual_rent_fils: number;
  deposit_fils: number;
  ejari_no: string | null;
  status: string;
  cheques: number;
  due: Payment[];
};

export async function tenancyOf(db: Db, { contract_id, emirate }: ContractRow): Promise<Terms> {
  const [row] = await jsonRows<TenancyRow>(
    db,
    sql`
      select t.annual_rent_fils, t.deposit_fils, t.ejari_no, t.status, coalesce(f.cheques, 0) as cheques,
        (select coalesce(json_agg(json_build_object('seq', q.seq, 'due_on', q.due_on, 'amount_fils', q.amount_fils)), '[]')
          from rent_cheques q where q.tenancy_id = t.id and q.status in ('received', 'held')) as due
      from tenancies t left join tenancy_figures f on f.tenancy_id = t.id
      where t.id = ${contract_id}`,
  );
  if (!row) return NONE;
  return {
    ...NONE,
    tenancy: {
      annual_rent: aed(row.annual_rent_fils),
      cheques: row.cheques,
      deposit: aed(row.deposit_fils),
      ejari_no: row.ejari_no,
      in_dubai: emirate === 'dubai',
      notice_given: row.status === 'notice_given',
    },
    deadlines: payments('cheque', row.due),
  };
}
