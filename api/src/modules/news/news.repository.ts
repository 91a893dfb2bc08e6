import type { News, NewsItem } from '@manzil/shared/contract/news/news';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { visibleSince } from '../projects/readings.repository';
import { ownedUnits, rentedBy } from '../units/owned-units';

/** Within so many days of its own day a booking, a payout's end or a bounced cheque is entered. */
const ENTERED_WITHIN = 31;

const SINCE = sql`(select since from visit)`;
/** No news is from before it, whatever the office has entered or changed since. */
const EARLIEST = sql`${SINCE}::date - ${ENTERED_WITHIN}::int`;

/** Of a first visit there is none: `SINCE` is null, and nothing comes after it. */
export async function findNews(db: Db, investorId: InvestorId, today: string): Promise<News> {
  const [news] = await jsonRows<News>(
    db,
    sql`
    with visit as materialized (
      select previous_at as since from visits where investor_id = ${investorId}
    ), happened as (${sql.join(sourcesFor(investorId, today), sql` union all `)}),
    told as (
      select kind, count(*)::int as count, max(at) as at,
        (array_agg(id order by at desc, id))[1] as id, (array_agg(about order by at desc, id))[1] as about
      from happened group by kind
    )
    select ${dubaiDayOf(sql`since`)} as since,
      (select coalesce(json_agg(json_build_object('kind', kind, 'count', count, 'on', ${dubaiDayOf(sql`at`)},
        'id', id, 'about', about) order by at desc, kind), '[]') from told) as items
    from visit`,
  );
  return news ?? { since: null, items: [] };
}

const dubaiDayOf = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`;

/** Each is asked by what an index has of the investor. */
const sourcesFor = (me: InvestorId, today: string): SQL[] => [
  statementsOf(me),
  payoutsOf(me),
  rentsOf(me),
  bouncedOf(me, today),
  documentsOf(me),
  reportsOf(me, today),
  answersOf(me),
];

const kind = (name: NewsItem['kind']): SQL => sql`${name}::text as kind`;
const BOOKING = sql`l.value_date || '_' || l.journal_id || '_' || l.line_no`;

const statementsOf = (me: InvestorId): SQL => sql`
  select ${kind('statement_published')}, published_at as at, id::text, to_char(period_from, 'YYYY-MM') as about
  from statements where investor_id = ${me} and published_at > ${SINCE}`;

/** What an import corrects of an old one, such as its statement, changes `updated_at` as well. */
const payoutsOf = (me: InvestorId): SQL => sql`
  select case status when 'paid' then 'payout_paid' else 'payout_failed' end, updated_at, id::text, null
  from payouts
  where investor_id = ${me} and status in ('paid', 'failed', 'returned') and updated_at > ${SINCE}
    and coalesce(value_date, ordered_on) >= ${EARLIEST}`;

/** Account by account, as the bookings are read (booking-page.repository.ts). One that was taken back is none. */
const rentsOf = (me: InvestorId): SQL => sql`
  select ${kind('rent_booked')}, j.created_at, ${BOOKING}, null
  from ledger_accounts a
  cross join lateral (
    select l.value_date, l.journal_id, l.line_no from journal_lines l
    where l.account_id = a.id and l.value_date >= ${EARLIEST}
      and l.category = 'rent' and l.amount_minor > 0
    offset 0
  ) l
  cross join lateral (
    select n.created_at from journals n
    where n.id = l.journal_id and n.created_at > ${SINCE}
      and not exists (select from journals where reverses_id = n.id)
    offset 0
  ) j
  where a.investor_id = ${me} and a.owner_scope = 'investor'`;

/** What is written once the tenant was served a notice is no news of the bank. */
const bouncedOf = (me: InvestorId, today: string): SQL => sql`
  select ${kind('cheque_bounced')}, q.updated_at, owned.unit_id::text, owned.property_name || ' ' || owned.unit_no
  from (${ownedUnits(me, today, sql`o.bounced_until >= o.owned_from`)}) owned
  join owned_tenancies f on ${rentedBy(me)}
  join rent_cheques q on q.tenancy_id = f.tenancy_id
  where q.status = 'bounced' and q.updated_at > ${SINCE}
    and coalesce(q.bounced_on, q.due_on) >= ${EARLIEST} and q.notice_served_on is null and q.filed_on is null`;

/** What the office files is reviewed with that. */
const documentsOf = (me: InvestorId): SQL => sql`
  select case when uploaded_by = 'operator' then 'document_filed' else 'document_' || status end, reviewed_at,
    id::text, document_type
  from documents
  where investor_id = ${me} and reviewed_at > ${SINCE} and superseded_by_id is null
    and status in ('accepted', 'declined')`;

const reportsOf = (me: InvestorId, today: string): SQL => sql`
  select ${kind('report_published')}, ${visibleSince(sql`n`)}, p.id::text, p.name
  from properties p join construction_updates n on n.property_id = p.id
  where p.id in (
      select property_id from owned_units
      where investor_id = ${me} and owned_from <= ${today}::date and (owned_to is null or owned_to >= ${today}::date))
    and n.published_on <= ${today}::date and ${visibleSince(sql`n`)} > ${SINCE}`;

const answersOf = (me: InvestorId): SQL => sql`
  select ${kind('question_answered')}, m.sent_at, ${BOOKING}, null
  from booking_questions q
  join journal_lines l on l.journal_id = q.journal_id and l.line_no = q.line_no
  cross join lateral (
    select max(sent_at) as sent_at from booking_messages where question_id = q.id and author = 'office'
  ) m
  where q.investor_id = ${me} and m.sent_at > ${SINCE}`;
