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
    select o.unit_id, o.share_bps, o.owned_from, u.property_id, p.name as property_name, p.community,
      p.emirate, u.unit_no, u.building, u.lifecycle, u.lifecycle_since, u.handed_over_on,
      u.service_charge_fils, u.insurance_fils, u.management_fee_bps as own_fee_bps, f.purchased_on, f.purchase_price_fils,
      f.dld_fee_fils, f.dld_fee_bps, f.other_cost_fils, f.plan_id, f.instalments, f.open_fils,
      f.first_due_on, f.bounced_until, f.next_seq, f.next_due_on, f.next_amount_fils, f.steps, f.steps_done, f.deadline_on, t.tenancy_id,
      t.ends_on, t.annual_rent_fils, ${NOTICE_BY} as notice_by,
      coalesce(t.cheques, 0) as cheques, coalesce(t.cheques_cleared, 0) as cheques_cleared,
      t.next_cheque_on,
      least(f.first_due_on, f.deadline_on, t.next_cheque_on,
        case when u.lifecycle <> 'notice_given' and ${NOTICE_BY} >= ${day}
          then ${NOTICE_BY} else t.ends_on end) as next_date,
      coalesce(f.first_due_on <= ${day} + ${DUE_SOON_DAYS}::int, false)
        or u.lifecycle <> 'notice_given' and coalesce(${NOTICE_BY}
          between ${day} and ${day} + ${DUE_SOON_DAYS}::int, false)
        or coalesce(f.bounced_until >= o.owned_from, false) as needs_attention,
      coalesce(f.bounced_until >= o.owned_from and f.bounced_until >= t.starts_on, false) as bounced
    from unit_ownerships o
    join units u on u.id = o.unit_id
    join properties p on p.id = u.property_id
    join unit_figures f on f.unit_id = o.unit_id and f.purchased_on is not null
    left join tenancy_figures t on t.unit_id = o.unit_id
      and t.status in ('active', 'renewal', 'notice_given') and ${day} between t.starts_on and t.ends_on
    where o.investor_id = ${investor} and o.owned_from <= ${day}
      and (o.owned_to is null or o.owned_to >= ${day}) and ${only}`;
}

/** Of an owned unit `owned` what tenants pay or paid: signed, and of the time in which the investor owns it. */
export const RENTED = sql`f.unit_id = owned.unit_id and f.ends_on >= owned.owned_from and f.cheques > 0
  and f.status not in ('draft', 'pending_signature')`;

/** By building, then by number: unit 705 stands before 1806, which text alone would put first. */
export const BY_UNIT = sql`property_name, length(unit_no), unit_no, unit_id`;

export const MOST_URGENT_FIRST = sql`bounced desc, needs_attention desc, next_date nulls last, ${BY_UNIT}`;
