import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { aed } from '../units/unit-summary';

export type Held = {
  held_fils: number;
  payout: { on: string; amount_fils: number; arrived: boolean } | null;
};

/** Of an investor `i`: what the accounts hold, and the payout that is under way or came last. */
export const heldColumns = (today: Placeholder): SQL => sql`
  (select coalesce(sum(c.amount_minor), 0)::bigint from cash_flow_days c
    where c.investor_id = i.id and c.currency = 'AED' and c.value_date <= ${today}::date) as held_fils,
  (select json_build_object('on', coalesce(o.value_date, o.ordered_on), 'amount_fils', o.gross_minor,
      'arrived', o.status = 'paid')
    from payouts o
    where o.investor_id = i.id and o.currency = 'AED' and o.status in ('scheduled', 'processing', 'paid')
    order by o.status = 'paid', case when o.status = 'paid' then null else o.ordered_on end, o.ordered_on desc, o.id
    limit 1) as payout`;

export const moneyHeld = ({ held_fils, payout }: Held): Pick<Dashboard, 'held' | 'payout'> => ({
  held: aed(held_fils),
  payout: payout && { on: payout.on, amount: aed(payout.amount_fils), arrived: payout.arrived },
});
