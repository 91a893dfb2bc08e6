import type { Cheque, Instalment, UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { instalmentStatus } from '@manzil/shared/domain/instalment-status';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { ownedUnits, RENTED } from './owned-units';
import { type DetailRow, toUnitDetail } from './unit-detail';
import { unitRows } from './unit-row';
import { aed } from './unit-summary';

type InstalmentRow = Omit<Instalment, 'amount' | 'status'> & {
  amount_fils: number;
  proof_submitted_on: string | null;
};
type ChequeRow = Omit<Cheque, 'amount'> & { amount_fils: number };

export async function findUnit(
  db: Db,
  investorId: InvestorId,
  unitId: string,
  today: string,
): Promise<UnitDetail | null> {
  const owned = ownedUnits(investorId, today, sql`o.unit_id = ${unitId}`);
  const [row] = await jsonRows<DetailRow>(db, detailOf(owned, today));
  if (!row) return null;
  const cheques = await chequesOf(db, owned);
  const instalments = await instalmentsOf(db, owned, today);
  return toUnitDetail(row, { cheques, instalments }, today);
}

function detailOf(owned: SQL, today: string): SQL {
  return sql`
    select owned.*, p.developer, p.completion_certificate_on, u.bathrooms, u.balcony_sqm_x100,
      u.view_de, u.view_en, u.parking, u.furnishing, u.title_deed_no, u.oqood_no, u.makani_no,
      u.dewa_premise_no, ${rents(today)} as rents
    from (${unitRows(owned, today)}) owned
    join units u on u.id = owned.unit_id
    join properties p on p.id = owned.property_id`;
}

/** A bounced cheque keeps a tenancy among those that run. */
const rents = (today: string): SQL => sql`(
  select case
    when max(f.ends_on) >= ${today}::date or owned.bounced_until >= owned.owned_from then 'running'
    when count(*) > 0 then 'ended' end
  from tenancy_figures f where ${RENTED})`;

async function chequesOf(db: Db, owned: SQL): Promise<Cheque[]> {
  const rows = await jsonRows<ChequeRow>(
    db,
    sql`select q.seq, q.due_on, q.amount_fils, q.status, q.cleared_on
      from (${owned}) owned join rent_cheques q on q.tenancy_id = owned.tenancy_id order by q.seq`,
  );
  return rows.map(({ amount_fils, ...cheque }) => ({ ...cheque, amount: aed(amount_fils) }));
}

async function instalmentsOf(db: Db, owned: SQL, today: string): Promise<Instalment[]> {
  const rows = await jsonRows<InstalmentRow>(
    db,
    sql`select n.seq, n.label_de, n.label_en, n.trigger, n.trigger_bps, n.due_on, n.expected_on,
        n.share_bps, n.amount_fils, n.paid_on, n.proof_submitted_on
      from (${owned}) owned join instalments n on n.plan_id = owned.plan_id order by n.seq`,
  );
  return rows.map(({ amount_fils, proof_submitted_on, ...instalment }) => {
    const { due_on, paid_on } = instalment;
    const status = instalmentStatus(due_on, paid_on, proof_submitted_on, today);
    return { ...instalment, amount: aed(amount_fils), status };
  });
}
