import { AGENDA_MEMBERS, DASHBOARD_AGENDA } from '@manzil/shared/contract/dashboard/dashboard';
import type { Instalment } from '@manzil/shared/contract/units/unit-detail';
import { DUE_SOON_DAYS } from '@manzil/shared/domain/instalment-status';
import { type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import { BY_UNIT } from '../units/owned-units';
import type { AgendaRow } from './agenda';

type Item = {
  id: string;
  unit_id: string;
  property_name: string;
  unit_no: string;
  seq: number;
  count: number;
  amount_fils: number;
  share_bps: number;
  due_on: string;
};

export type OpenInstalment = Item & { kind: 'instalment'; trigger: Instalment['trigger'] };
type BouncedCheque = Item & {
  kind: 'cheque';
  trigger: null;
  /** In Dubai, whose law says what follows; null where nothing was served, or a claim was filed already. */
  notice_served_on: string | null;
};
export type OpenItem = OpenInstalment | BouncedCheque;

export type Due = {
  items: OpenItem[];
  agenda: AgendaRow[];
  agenda_count: number;
};

type Span = { day: SQL; until: SQL };

/** What of the units `owned` is let, open or ahead, as tables of a statement. */
export const dueTables = ({ day, until }: Span): SQL => {
  const isAhead = sql`between ${day} and ${until}`;
  return sql`
    lets as materialized (
      select owned.unit_id, owned.property_name, owned.unit_no, owned.share_bps, owned.lifecycle, owned.handed_over_on,
        owned.owned_from, owned.emirate, owned.bounced_until, owned.notice_by, t.tenancy_id = owned.tenancy_id as runs,
        t.tenancy_id, t.starts_on, t.ends_on, t.status, t.cheques, t.next_cheque_on
      from owned join owned_tenancies t on t.investor_id = ${SIGNED_IN} and t.unit_id = owned.unit_id
    ),
    open as (
      select 'instalment' as kind, n.id, owned.unit_id, owned.property_name, owned.unit_no, n.seq,
        owned.instalments as count, n.amount_fils, owned.share_bps, n.due_on, n.trigger, null as status,
        n.proof_submitted_on is not null as proven, null::date as notice_served_on
      from owned join instalments n on n.plan_id = owned.plan_id
      where owned.first_due_on <= ${until} and n.paid_on is null and n.due_on <= ${until}
      union all
      select 'cheque', q.id, l.unit_id, l.property_name, l.unit_no, q.seq, l.cheques, q.amount_fils,
        l.share_bps, q.due_on, null, q.status, false,
        case when l.emirate = 'dubai' and q.filed_on is null then q.notice_served_on end
      from lets l join rent_cheques q on q.tenancy_id = l.tenancy_id
      where l.ends_on >= l.owned_from and (l.next_cheque_on <= ${until} or l.bounced_until >= l.owned_from)
        and (q.status = 'bounced' or (q.status in ('received', 'held') and q.due_on ${isAhead}))
    ),
    ahead as (
      select due_on as "on", kind, unit_id, property_name, unit_no, null as document_type, seq, count,
        amount_fils, share_bps
      from open where due_on ${isAhead}
      union all
      select dates."on", dates.kind, owned.unit_id, owned.property_name, owned.unit_no, null, null, null, null, null
      from owned cross join lateral (values
        (owned.notice_by, 'rent_notice'),
        (owned.ends_on, 'tenancy_end'),
        (owned.deadline_on, 'handover_deadline')
      ) dates ("on", kind)
      where dates."on" ${isAhead} and (dates.kind <> 'rent_notice' or owned.lifecycle <> 'notice_given')
      union all
      select d.valid_until, 'document_expiry', u.id, p.name, u.unit_no, d.document_type, null, null, null, null
      from documents d
      left join units u on u.id = d.unit_id
      left join properties p on p.id = u.property_id
      where d.investor_id = ${SIGNED_IN} and d.superseded_by_id is null and d.valid_until ${isAhead}
    ),
    gathered as (
      select "on", kind, document_type, count(*)::int as number,
        case when count(*) = 1 then min(unit_id::text) end as unit_id, min(unit_no) as unit_no,
        case when min(property_name) = max(property_name) then min(property_name) end as building,
        count(distinct property_name)::int as buildings,
        case when min(seq) = max(seq) then min(seq) end as seq,
        case when min(count) = max(count) then min(count) end as count,
        sum(amount_fils)::bigint as amount_fils,
        case when min(share_bps) < 10000 then sum((amount_fils::bigint * share_bps + 5000) / 10000)::bigint end as part_fils,
        array_agg(unit_id) as unit_ids, array_agg(property_name) as property_names, array_agg(unit_no) as unit_nos
      from ahead group by "on", kind, document_type
    )`;
};

/**
 * The units of a row `g` that is shown. Names are sorted here: the aggregate would sort those of all that is ahead, and
 * to look for them in `ahead` would read it once for each row.
 */
const MEMBERS = sql`
  select json_agg(json_build_object('unit_id', unit_id, 'property_name', property_name, 'unit_no', unit_no)
    order by ${BY_UNIT}) as members, max(units) as units
  from (
    select *, count(*) over ()::int as units
    from (
      select unit_id, min(property_name) as property_name, min(unit_no) as unit_no
      from unnest(g.unit_ids, g.property_names, g.unit_nos) named (unit_id, property_name, unit_no)
      where g.number > 1 and unit_id is not null
      group by unit_id
    ) each
    order by ${BY_UNIT} limit ${AGENDA_MEMBERS}
  ) member`;

/** For who shows no units: then their names are not even gathered. */
export const NO_MEMBERS = sql`select null as members, null as units`;

/** The first dates of those tables. */
export const agendaColumn = (most: number, members = MEMBERS): SQL => sql`
  (select coalesce(json_agg(entry order by "on", kind, document_type), '[]') from (
    select g."on", g.kind, g.document_type, g.number, g.unit_id, g.unit_no, g.building, g.buildings, g.seq, g.count,
      g.amount_fils, g.part_fils, m.members, m.units
    from (select * from gathered order by "on", kind, document_type limit ${most}) g
    cross join lateral (${members}) m
    order by g."on", g.kind, g.document_type
  ) entry)`;

/** `Due`, from those tables. */
export const dueColumns = (day: SQL): SQL => sql`
  (select coalesce(json_agg(open order by ${BY_UNIT}, seq), '[]') from open where status = 'bounced'
    or (kind = 'instalment' and not proven and due_on <= ${day} + ${DUE_SOON_DAYS}::int)) as items,
  ${agendaColumn(DASHBOARD_AGENDA)} as agenda,
  (select count(*) from gathered) as agenda_count`;
