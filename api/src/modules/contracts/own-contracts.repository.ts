import type { ContractKind } from '@manzil/shared/contract/contracts/contracts';
import type { Emirate } from '@manzil/shared/contract/units/units';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { BEGIN } from '../packages/package-days';
import { ownedUnits } from '../units/owned-units';

/** A row of `ownContracts`. What a power of attorney for all units does not have is null. */
export type ContractRow = {
  contract_id: string;
  kind: ContractKind;
  unit_id: string | null;
  property_id: number | null;
  property_name: string | null;
  unit_no: string | null;
  emirate: Emirate | null;
  share_bps: number | null;
  starts_on: string | null;
  ends_on: string | null;
  has_ended: boolean;
};

/** Whether a tenancy is one already. */
export const isContract = (tenancy: SQL): SQL =>
  sql`${tenancy}.status in ('active', 'renewal', 'notice_given', 'ended', 'terminated')`;

/**
 * All contracts of the units that an investor owns on this day, each under the id of the row that it is, and their powers
 * of attorney. What ended before they owned the unit is the former owner's.
 * @param unitId of this unit alone, with the powers of attorney for all units where it is owned
 */
export function ownContracts(investor: InvestorId, today: string, unitId?: string): SQL {
  const only = unitId ? sql`o.unit_id = ${unitId}` : undefined;
  const unit = sql`owned.unit_id, owned.property_id, owned.property_name, owned.unit_no, p.emirate, owned.share_bps`;
  const hasEnded = (lastDay: SQL) => sql`coalesce(${lastDay} < ${today}::date, false)`;
  const units = ownedUnits(investor, today, only);
  const owned = sql`(${units}) owned join properties p on p.id = owned.property_id`;
  const covers = unitId
    ? sql`and (d.unit_id = ${unitId} or d.unit_id is null and exists (${units}))`
    : sql``;
  return sql`
    select a.id as contract_id, 'purchase' as kind, ${unit}, a.purchased_on as starts_on, null::date as ends_on,
      false as has_ended
    from ${owned}
    join lateral (
      select id, purchased_on from acquisitions where unit_id = owned.unit_id order by purchased_on desc, id limit 1
    ) a on true
    union all
    select t.id, 'tenancy', ${unit}, t.starts_on, t.ends_on,
      ${hasEnded(sql`t.ends_on`)} or t.status in ('ended', 'terminated')
    from ${owned}
    join tenancies t on t.unit_id = owned.unit_id and t.ends_on >= owned.owned_from
      and ${isContract(sql`t`)}
    union all
    select s.id, 'management', ${unit}, ${BEGIN}, s.ends_on, ${hasEnded(sql`s.ends_on`)}
    from ${owned}
    join units u on u.id = owned.unit_id
    join subscriptions s on s.unit_id = owned.unit_id and s.cancelled_at is null
      and (s.ends_on is null or s.ends_on >= greatest(owned.owned_from, coalesce(${BEGIN}, owned.owned_from)))
    union all
    select d.id, 'power_of_attorney', d.unit_id, u.property_id, p.name, u.unit_no, p.emirate, null, d.uploaded_on,
      d.valid_until, ${hasEnded(sql`d.valid_until`)}
    from documents d
    left join units u on u.id = d.unit_id
    left join properties p on p.id = u.property_id
    where d.investor_id = ${investor} and d.document_type = 'power-of-attorney' and ${isInForce(today)} ${covers}`;
}

/**
 * Whether a power of attorney `d` is the one that counts: the current version, or, where that was declined, the accepted
 * one before it as long as it has not expired. The profile goes by the declined one, as the specification wants it.
 */
const isInForce = (today: string): SQL => sql`
  case when d.superseded_by_id is null then d.status <> 'declined'
    else d.status = 'accepted' and coalesce(d.valid_until >= ${today}::date, true) and (
      with recursive later as (
        select n.id, n.status, n.superseded_by_id from documents n
        where n.id = d.superseded_by_id and n.investor_id = d.investor_id
        union
        select n.id, n.status, n.superseded_by_id from documents n
        join later l on n.id = l.superseded_by_id and n.investor_id = d.investor_id
      )
      select coalesce(bool_or(superseded_by_id is null and status = 'declined')
        and bool_and(status <> 'accepted'), false) from later) end`;
