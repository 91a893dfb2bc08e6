import type { Cheque, Instalment, UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { instalmentStatus } from '@manzil/shared/domain/instalment-status';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import { isOver, ownedUnits, rentedBy } from './owned-units';
import { type DetailRow, toUnitDetail } from './unit-detail';
import { unitRows } from './unit-row';
import { aed } from './unit-summary';

type InstalmentRow = Omit<Instalment, 'amount' | 'status'> & {
  amount_fils: number;
  proof_submitted_on: string | null;
};
type ChequeRow = Omit<Cheque, 'amount'> & { amount_fils: number };
type Row = DetailRow & { cheque_rows: ChequeRow[]; instalment_rows: InstalmentRow[] };

/** An open cheque keeps a tenancy among those that run; of none at all it is null. */
const rents = (today: Placeholder): SQL => sql`(
  select case bool_and(${isOver(today)}) when true then 'ended' when false then 'running' end
  from owned_tenancies f where ${rentedBy(SIGNED_IN)})`;

const CHEQUES = sql`
  select q.seq, q.due_on, q.amount_fils, q.status, q.cleared_on
  from rent_cheques q where q.tenancy_id = owned.tenancy_id`;

const INSTALMENTS = sql`
  select n.seq, n.label_de, n.label_en, n.trigger, n.trigger_bps, n.due_on, n.expected_on, n.share_bps, n.amount_fils,
    n.paid_on, n.proof_submitted_on
  from instalments n where n.plan_id = owned.plan_id`;

const inTurn = (rows: SQL): SQL =>
  sql`(select coalesce(json_agg(one order by seq), '[]') from (${rows}) one)`;

const UNIT = fixedStatement<'unit' | 'today'>((value) => {
  const today = value('today');
  const owned = ownedUnits(SIGNED_IN, today, sql`o.unit_id = ${value('unit')}::uuid`);
  return jsonRow(sql`
    select owned.*, p.developer, p.completion_certificate_on, u.bathrooms, u.balcony_sqm_x100,
      u.view_de, u.view_en, u.parking, u.furnishing, u.title_deed_no, u.oqood_no, u.makani_no,
      u.dewa_premise_no, ${rents(today)} as rents, ${inTurn(CHEQUES)} as cheque_rows,
      ${inTurn(INSTALMENTS)} as instalment_rows
    from (${unitRows(owned, today)}) owned
    join units u on u.id = owned.unit_id
    join properties p on p.id = owned.property_id`);
});

/** One statement; null where the investor does not own the unit on this day. */
export async function findUnit(db: Db, unit: string, today: string): Promise<UnitDetail | null> {
  const { rows } = await db.execute<{ row: Row }>(UNIT({ unit, today }));
  if (!rows[0]) return null;
  const { cheque_rows, instalment_rows, ...row } = rows[0].row;
  return toUnitDetail(
    row,
    {
      cheques: cheque_rows.map(toCheque),
      instalments: instalment_rows.map((instalment) => toInstalment(instalment, today)),
    },
    today,
  );
}

const toCheque = ({ amount_fils, ...cheque }: ChequeRow): Cheque => ({
  ...cheque,
  amount: aed(amount_fils),
});

function toInstalment(
  { amount_fils, proof_submitted_on, ...instalment }: InstalmentRow,
  today: string,
): Instalment {
  const { due_on, paid_on } = instalment;
  const status = instalmentStatus(due_on, paid_on, proof_submitted_on, today);
  return { ...instalment, amount: aed(amount_fils), status };
}
