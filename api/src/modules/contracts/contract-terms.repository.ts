import { fromDay } from '@manzil/shared/domain/contract-deadlines';
import { addMonths, structureWarrantyUntil } from '@manzil/shared/domain/deadlines';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aed } from '../units/unit-summary';
import { dated, NONE, type Payment, payments, type Terms } from './agreed-terms';
import { managementOf } from './management-terms.repository';
import type { ContractRow } from './own-contracts.repository';
import { tenancyOf } from './tenancy-terms.repository';

/** What the rows say of a contract that is known to be the investor's. */
export async function findTerms(
  db: Db,
  investorId: InvestorId,
  contract: ContractRow,
  today: string,
): Promise<Terms> {
  const terms = await termsOf(db, investorId, contract, today);
  return { ...terms, deadlines: fromDay(terms.deadlines, today) };
}

function termsOf(
  db: Db,
  investorId: InvestorId,
  contract: ContractRow,
  today: string,
): Promise<Terms> | Terms {
  if (contract.kind === 'purchase') return purchaseOf(db, contract);
  if (contract.kind === 'tenancy') return tenancyOf(db, contract);
  return contract.kind === 'management' ? managementOf(db, investorId, contract, today) : NONE;
}

type PurchaseRow = {
  developer: string;
  purchase_price_fils: number;
  dld_fee_fils: number;
  dld_fee_bps: number;
  instalments: number;
  open_fils: number;
  contract_completion_on: string | null;
  completion_certificate_on: string | null;
  grace_months: number | null;
  handed_over_on: string | null;
  due: Payment[];
};

async function purchaseOf(db: Db, { contract_id, emirate }: ContractRow): Promise<Terms> {
  const [row] = await jsonRows<PurchaseRow>(
    db,
    sql`
      select p.developer, a.purchase_price_fils, a.dld_fee_fils, a.dld_fee_bps, coalesce(f.instalments, 0) as instalments,
        coalesce(f.open_fils, 0) as open_fils, p.contract_completion_on, p.completion_certificate_on, p.grace_months,
        u.handed_over_on,
        (select coalesce(json_agg(json_build_object('seq', n.seq, 'due_on', n.due_on, 'amount_fils', n.amount_fils)), '[]')
          from instalments n where n.plan_id = f.plan_id and n.paid_on is null and n.due_on is not null) as due
      from acquisitions a
      join units u on u.id = a.unit_id
      join properties p on p.id = u.property_id
      left join unit_figures f on f.unit_id = a.unit_id
      where a.id = ${contract_id}`,
  );
  if (!row) return NONE;
  const { contract_completion_on: promised, completion_certificate_on: completed } = row;
  const grace = promised && row.grace_months ? addMonths(promised, row.grace_months) : null;
  const warranty = structureWarrantyUntil(completed, emirate === 'dubai');
  return {
    ...NONE,
    developer: row.developer,
    purchase: {
      price: aed(row.purchase_price_fils),
      register_fee: aed(row.dld_fee_fils),
      register_fee_bps: row.dld_fee_bps,
      instalments: row.instalments,
      open: aed(row.open_fils),
      completion_on: promised,
      grace_months: row.grace_months,
      handed_over_on: row.handed_over_on,
    },
    deadlines: [
      ...payments('instalment', row.due),
      ...(completed ? [] : [...dated('completion', promised), ...dated('grace_end', grace)]),
      ...dated('structure_warranty', warranty),
    ],
  };
}
