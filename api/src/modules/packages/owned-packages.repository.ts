import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { BEGIN, beginsAfter, NEXT_ONE, runsOn } from './package-days';

/** Its day may be unknown, as of a unit that came to us let, or with a package that has ended since. */
const isHandedOver = (day: SQL): SQL => sql`(
  coalesce(u.handed_over_on <= ${day}, false)
  or u.lifecycle in ('vacant_preparing', 'vacant_listed', 'let', 'notice_given', 'owner_use')
  or exists (
    select from subscriptions s where s.unit_id = u.id and s.cancelled_at is null and s.starts_on <= ${day}))`;

/** Any owner of record, of a share too, may order for the unit and take back: the data knows no spokesman. */
export function unitPackages(investorId: InvestorId, today: string, only: SQL = sql`true`): SQL {
  const day = sql`${today}::date`;
  const chosen = (which: SQL) => sql`(
    select json_build_object('package_code', s.package_code, 'starts_on', ${BEGIN}, 'ends_on', s.ends_on,
      'order_id', g.id)
    from subscriptions s
    left join package_orders g on g.id = s.order_id and g.investor_id = ${investorId}
    where s.unit_id = o.unit_id and ${which} ${NEXT_ONE})`;
  return sql`
    select o.unit_id, u.unit_no, p.name as property_name, o.share_bps,
      ${isHandedOver(day)} as handed_over, t.annual_rent_fils,
      case when t.id is not null then json_build_object('ends_on', t.ends_on, 'next_rent_on', (
        select min(c.due_on) from rent_cheques c
        where c.tenancy_id = t.id and c.status <> 'replaced' and c.due_on > ${day} and c.due_on <= t.ends_on
      )) end as tenancy,
      ${chosen(runsOn(day))} as present,
      ${chosen(beginsAfter(day))} as scheduled,
      (select coalesce(sum(s.version), 0)::int from subscriptions s where s.unit_id = o.unit_id) as version
    from unit_ownerships o
    join units u on u.id = o.unit_id
    join properties p on p.id = u.property_id
    left join tenancies t on t.unit_id = o.unit_id and ${day} between t.starts_on and t.ends_on
      and t.status in ('active', 'renewal', 'notice_given')
    where o.investor_id = ${investorId} and o.owned_from <= ${day}
      and (o.owned_to is null or o.owned_to >= ${day}) and ${only}`;
}
