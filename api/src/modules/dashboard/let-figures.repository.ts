import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import { firstBooking } from '../bookings/cash-flow.repository';
import { maintenance, managementFee } from '../units/unit-row';

/** Since a unit's handover, or since `from`, or where that is null since the first booking: whichever is later. */
export const daysLet = (today: Placeholder, from: Placeholder): SQL => {
  const day = sql`${today}::date`;
  const since = sql`case when lifecycle in ('owner_use', 'sold') or handed_over_on is null then ${day} + 1
    else greatest(handed_over_on, owned_from, first.day) end`;
  return sql`
    select json_build_object(
      'available_days', (select coalesce(sum(greatest(0, ${day} - ${since} + 1)), 0) from owned),
      'let_days', (select coalesce(sum(least(ends_on, ${day}) - greatest(starts_on, ${since}) + 1), 0)
        from lets
        where starts_on <= ${day} and ends_on >= ${since}
          and status in ('active', 'renewal', 'notice_given', 'ended', 'terminated')))
    from (select coalesce(${from}::date, ${firstBooking(SIGNED_IN)}) as day) first`;
};

export const letUnits = (day: SQL): SQL => sql`
  select coalesce(json_agg(unit), '[]') from (
    select owned.share_bps, owned.annual_rent_fils, owned.purchase_price_fils, owned.dld_fee_fils,
      owned.other_cost_fils, owned.service_charge_fils, owned.insurance_fils,
      ${managementFee(day)} as management_fee_bps, ${maintenance(day)} as maintenance_fils
    from owned
    where owned.annual_rent_fils is not null
  ) unit`;
