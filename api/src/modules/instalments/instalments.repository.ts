import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import type { Instalment } from '@manzil/shared/contract/units/unit-detail';
import { instalmentStatus } from '@manzil/shared/domain/instalment-status';
import { paymentReference } from '@manzil/shared/domain/payment-reference';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { select, toDetail } from '../documents/document-rows.repository';
import { documents } from '../documents/documents.table';
import { ownedUnits } from '../units/owned-units';
import { aed } from '../units/unit-summary';

type Row = Omit<Instalment, 'amount' | 'status'> &
  Pick<
    InstalmentDetail,
    'unit_id' | 'unit_no' | 'property_name' | 'owned_bps' | 'dld_project_no' | 'count' | 'account'
  > & {
    instalment_id: string;
    amount_fils: number;
    proof_submitted_on: string | null;
  };

/** Of a unit that the investor owns on this day, else null. */
export async function findInstalment(
  db: Db,
  investorId: InvestorId,
  { unit_id, seq }: { unit_id: string; seq: number },
  today: string,
): Promise<InstalmentDetail | null> {
  const owned = ownedUnits(investorId, today, sql`o.unit_id = ${unit_id}`);
  const [row] = await jsonRows<Row>(
    db,
    sql`
      select n.id as instalment_id, n.seq, n.label_de, n.label_en, n.trigger, n.trigger_bps, n.due_on, n.expected_on,
        n.share_bps, n.amount_fils, n.paid_on, n.proof_submitted_on, owned.unit_id, owned.unit_no,
        owned.property_name, owned.share_bps as owned_bps, owned.instalments as count, p.dld_project_no,
        case when e.property_id is not null then json_build_object('holder_name', e.holder_name,
          'bank_name', p.escrow_bank_name, 'iban_country', e.iban_country, 'iban_last4', e.iban_last4) end as account
      from (${owned}) owned
      join instalments n on n.plan_id = owned.plan_id and n.seq = ${seq}
      join properties p on p.id = owned.property_id
      left join escrow_accounts e on e.property_id = p.id and e.iban_last4 = p.escrow_iban_last4`,
  );
  if (!row) return null;
  const { instalment_id, amount_fils, proof_submitted_on, ...instalment } = row;
  const { due_on, paid_on, property_name, unit_no } = row;
  return {
    ...instalment,
    amount: aed(amount_fils),
    status: instalmentStatus(due_on, paid_on, proof_submitted_on, today),
    reference: paymentReference(property_name, unit_no, seq),
    proof: await latestProof(db, investorId, instalment_id),
  };
}

async function latestProof(
  db: Db,
  investorId: InvestorId,
  instalmentId: string,
): Promise<InstalmentDetail['proof']> {
  const [row] = await select(
    db,
    and(
      eq(documents.investor_id, investorId),
      eq(documents.instalment_id, instalmentId),
      isNull(documents.superseded_by_id),
    ),
  )
    .orderBy(desc(documents.uploaded_on), desc(documents.created_at))
    .limit(1);
  return row ? toDetail(row) : null;
}

/** The project of an instalment of a unit that the investor owns on this day, else null. */
export async function findPaidProject(
  db: Db,
  investorId: InvestorId,
  { unit_id, seq }: { unit_id: string; seq: number },
  today: string,
): Promise<number | null> {
  const owned = ownedUnits(investorId, today, sql`o.unit_id = ${unit_id}`);
  const [row] = await jsonRows<{ property_id: number }>(
    db,
    sql`select owned.property_id from (${owned}) owned
      join instalments n on n.plan_id = owned.plan_id and n.seq = ${seq}`,
  );
  return row?.property_id ?? null;
}
