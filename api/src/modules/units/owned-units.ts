import { RENT_NOTICE_DAYS } from '@manzil/shared/domain/deadlines';
import { DUE_SOON_DAYS } from '@manzil/shared/domain/instalment-status';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';

/** The notice is a law of Dubai's (33/2008 Art. 14); what other emirates ask for is not known here. */
const NOTICE_BY = sql`case when p.emirate = 'dubai' then t.ends_on - ${RENT_NOTICE_DAYS}::int end`;

/** Every owner-facing query about units starts from these rows, so none can leave the investor out. */
export function ownedUnits(
  investor: InvestorId,
  today: string | Placeholder,
  only: SQL = sql`true`,
): SQL {
  const day = sql`${today}::date`;
  return sql`
    select o.unit_id, o.share_bps, o.owned_from, o.property_id, p.name as property_name, p.community, p.emirate, o.unit_no,
      o.building, o.unit_type, o.bedrooms, o.floor, o.bay, o.area_sqm_x100, o.lifecycle, o.lifecycle_since,
      o.handed_over_on, o.service_charge_fils, o.insurance_fils, o.own_fee_bps, o.purchased_on, o.purchase_price_fils,
      o.dld_fee_fils, o.dld_fee_bps, o.other_cost_fils, o.plan_id, o.instalments, o.open_fils, o.first_due_on,
      o.bounced_until, o.next_seq, o.next_due_on, o.next_amount_fils, o.next_proof_on, o.steps, o.steps_done,
      o.deadline_on, t.tenancy_id,
      t.ends_on, t.annual_rent_fils, ${NOTICE_BY} as notice_by,
      coalesce(t.cheques, 0) as cheques, coalesce(t.cheques_cleared, 0) as cheques_cleared,
      t.next_cheque_on,
      least(o.first_due_on, o.deadline_on, t.next_cheque_on,
        case when o.lifecycle <> 'notice_given' and ${NOTICE_BY} >= ${day}
          then ${NOTICE_BY} else t.ends_on end) as next_date,
      coalesce(o.first_due_on <= ${day} + ${DUE_SOON_DAYS}::int, false)
        or o.lifecycle <> 'notice_given' and coalesce(${NOTICE_BY}
          between ${day} and ${day} + ${DUE_SOON_DAYS}::int, false)
        or coalesce(o.bounced_until >= o.owned_from, false) as needs_attention,
      coalesce(o.bounced_until >= o.owned_from and o.bounced_until >= t.starts_on, false) as bounced
    from owned_units o
    join properties p on p.id = o.property_id
    left join owned_tenancies t on t.investor_id = o.investor_id and t.unit_id = o.unit_id
      and t.status in ('active', 'renewal', 'notice_given') and ${day} between t.starts_on and t.ends_on
    where o.investor_id = ${investor} and o.owned_from <= ${day}
      and (o.owned_to is null or o.owned_to >= ${day}) and ${only}`;
}

/** Whether a row `f` of `owned_tenancies` counts for the unit `owned`: signed, and of the time in which it is owned. */
export const rentedBy = (investor: InvestorId): SQL => sql`
  f.investor_id = ${investor} and f.unit_id = owned.unit_id and f.ends_on >= owned.owned_from
  and f.status not in ('draft', 'pending_signature')`;

/** Whether such a row `f` is over: it has ended, and none of its cheques waits, is on its way or has bounced. */
export const isOver = (today: string | Placeholder): SQL => sql`
  (f.ends_on < ${today}::date or f.status in ('ended', 'terminated')) and f.cheques_cleared = f.cheques`;

/** By building, then by number: unit 705 stands before 1806, which text alone would put first. */
export const BY_UNIT = sql`property_name, length(unit_no), unit_no, unit_id`;

export const MOST_URGENT_FIRST = sql`bounced desc, needs_attention desc, next_date nulls last, ${BY_UNIT}`;
