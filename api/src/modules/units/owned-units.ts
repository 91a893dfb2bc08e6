import { RENT_NOTICE_DAYS } from '@manzil/shared/domain/deadlines';
import { DUE_SOON_DAYS } from '@manzil/shared/domain/instalment-status';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';

/** Every owner-facing query about units starts from these rows, so none can leave the investor out. */
export function ownedUnits(
  investor: InvestorId,
  today: string | Placeholder,
  only: SQL = sql`true`,
): SQL {
  const day = sql`${today}::date`;
  return sql`
    select o.unit_id, o.share_bps, o.owned_from, u.property_id, p.name as property_name, u.unit_no,
      u.lifecycle, u.lifecycle_since, u.handed_over_on, a.purchased_on, a.purchase_price_fils,
      a.dld_fee_fils, a.dld_fee_bps, a.other_cost_fils, plan.id as plan_id, plan.instalments,
      plan.open_fils, h.steps, h.steps_done, h.deadline_on, t.id as tenancy_id, t.ends_on,
      t.annual_rent_fils, t.ends_on - ${RENT_NOTICE_DAYS}::int as notice_by, cheque.cheques,
      cheque.cheques_cleared, cheque.next_cheque_on,
      least(plan.first_due_on, h.deadline_on, cheque.next_cheque_on,
        case when t.ends_on - ${RENT_NOTICE_DAYS}::int >= ${day}
          then t.ends_on - ${RENT_NOTICE_DAYS}::int else t.ends_on end) as next_date,
      coalesce(plan.first_due_on <= ${day} + ${DUE_SOON_DAYS}::int, false)
        or coalesce(t.ends_on - ${RENT_NOTICE_DAYS}::int
          between ${day} and ${day} + ${DUE_SOON_DAYS}::int, false)
        or exists (
          select 1 from tenancies x join rent_cheques q on q.tenancy_id = x.id
          where x.unit_id = o.unit_id and x.ends_on >= o.owned_from and q.status = 'bounced'
        ) as needs_attention
    from unit_ownerships o
    join units u on u.id = o.unit_id
    join properties p on p.id = u.property_id
    join lateral (
      select * from acquisitions where unit_id = o.unit_id order by purchased_on desc limit 1
    ) a on true
    left join lateral (
      select l.id, count(*)::int as instalments,
        sum(n.amount_fils) filter (where n.paid_on is null) as open_fils,
        min(n.due_on) filter (where n.paid_on is null) as first_due_on
      from payment_plans l join instalments n on n.plan_id = l.id
      where l.unit_id = o.unit_id
      group by l.id
    ) plan on true
    left join handover_cases h on h.unit_id = o.unit_id and h.closed_on is null
    left join tenancies t on t.unit_id = o.unit_id and ${day} between t.starts_on and t.ends_on
      and t.status in ('active', 'renewal', 'notice_given')
    left join lateral (
      select count(*) filter (where status <> 'replaced')::int as cheques,
        count(*) filter (where status = 'cleared')::int as cheques_cleared,
        min(due_on) filter (where status in ('received', 'held')) as next_cheque_on
      from rent_cheques where tenancy_id = t.id
    ) cheque on true
    where o.investor_id = ${investor} and o.owned_from <= ${day}
      and (o.owned_to is null or o.owned_to >= ${day}) and ${only}`;
}

/** By building, then by number: unit 705 stands before 1806, which text alone would put first. */
export const BY_UNIT = sql`property_name, length(unit_no), unit_no, unit_id`;

export const MOST_URGENT_FIRST = sql`needs_attention desc, next_date nulls last, ${BY_UNIT}`;
