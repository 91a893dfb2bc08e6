import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { namedInvestor } from '../named-investor.repository';

export type Waiting = {
  kind:
    | 'document'
    | 'bank account'
    | 'erasure'
    | 'package order'
    | 'order taken back'
    | 'withdrawal'
    | 'cancellation'
    | 'politically exposed'
    | 'booking question';
  /** UTC, ISO 8601. */
  since: string;
  /** E-mail; of a withdrawal or cancellation the one that it names, which proves nobody. */
  investor: string;
  /** Null where the investor is named instead. */
  id: string | null;
  about: string;
};

export const listWaiting = (db: Db, limit: number): Promise<Waiting[]> =>
  waiting(db, sql`true`, limit);

export async function findWaiting(db: Db, id: string): Promise<Waiting | null> {
  const [found] = await waiting(db, sql`w.id = ${id}`, 1);
  return found ?? null;
}

const waiting = (db: Db, only: SQL, limit: number): Promise<Waiting[]> =>
  jsonRows(
    db,
    sql`
      select w.kind, ${utcInstant(sql`w.since`)} as since, w.investor, w.id, w.about
      from (${sql.join([DOCUMENTS, ACCOUNTS, ERASURES, ORDERS, DECLARATIONS, EXPOSED, QUESTIONS], sql` union all `)}) w
      where ${only}
      order by w.since, w.kind, w.id
      limit ${limit}`,
  );

const NAMED = namedInvestor(alias(investors, 'i'));

const DOCUMENTS = sql`
  select 'document' as kind, d.created_at as since, i.email as investor, d.id,
    concat_ws(', ', d.document_type, p.name || ' ' || u.unit_no, 'of ' || ${NAMED},
      'valid until ' || d.valid_until) as about
  from documents d
  join investors i on i.id = d.investor_id
  left join units u on u.id = d.unit_id
  left join properties p on p.id = u.property_id
  where d.status = 'in_review' and d.superseded_by_id is null`;

const ACCOUNTS = sql`
  select 'bank account', b.created_at, i.email, b.id, 'held by ' || b.holder_name || ', investor ' || ${NAMED}
  from bank_accounts b join investors i on i.id = b.investor_id
  where b.status = 'pending_verification'`;

const ERASURES = sql`
  select 'erasure', e.requested_at, i.email, null, 'within a month (GDPR Art. 12)'
  from erasure_requests e join investors i on i.id = e.investor_id
  where e.closed_at is null`;

/** One that its owner takes back before anybody has seen it needs nobody. */
const ORDERS = sql`
  select case when s.cancelled_at is null then 'package order' else 'order taken back' end,
    coalesce(s.cancelled_at, g.ordered_at), i.email, g.id,
    concat_ws(', ', g.unit_label,
      g.package_code || ' from ' || coalesce(g.starts_on::text, 'the handover') || ' on',
      'in place of ' || g.previous_code,
      coalesce('AED ' || (g.fee_fils / 100.0)::numeric(18, 2) || ' a year', 'not let'), 'by ' || ${NAMED})
  from package_orders g
  join investors i on i.id = g.investor_id
  left join subscriptions s on s.order_id = g.id
  left join acknowledgements a on a.order_id = g.id
  where case when s.cancelled_at is null then a.id is null else a.acknowledged_at < s.cancelled_at end`;

/** Days are Germany's, whose law sets them (§§ 355, 357 BGB). */
const DECLARATIONS = sql`
  select d.kind, d.received_at, d.email, d.id,
    concat_ws(', ', '"' || d.contract || '"', d.notice,
      case when d.kind = 'withdrawal'
        then 'repay by ' || (d.received_at at time zone 'Europe/Berlin')::date + 14
        else coalesce('to end on ' || d.ends_on, 'as early as possible') end,
      case when not d.receipt_mailed then 'no receipt by mail' end, 'by ' || d.name,
      coalesce('the address is that of ' || i.investor_no || ', ' || ${NAMED}, 'the address is no investor''s'))
  from declarations d
  left join investors i on i.email = lower(d.email)
  left join acknowledgements a on a.declaration_id = d.id
  where a.id is null`;

const QUESTIONS = sql`
  select 'booking question', q.changed_at, i.email, q.id,
    concat_ws(', ', l.value_date, l.category, l.currency || ' ' || (l.amount_minor / 100.0)::numeric(18, 2), 'by ' || ${NAMED})
  from booking_questions q
  join journal_lines l on l.journal_id = q.journal_id and l.line_no = q.line_no
  join investors i on i.id = q.investor_id
  where q.state = 'waiting'`;

const EXPOSED = sql`
  select 'politically exposed', coalesce((
      select max(l.at) from audit_log l
      where l.entity_type = 'investor' and l.entity_id = i.id::text and l.action = 'profile.changed'
        and l.detail -> 'fields' ? 'pep'), i.updated_at),
    i.email, i.id,
    concat_ws(', ', ${NAMED}, i.investor_no, 'national of ' || i.nationality, 'lives in ' || (
      select d.country from addresses d where d.investor_id = i.id and d.valid_to is null limit 1))
  from investors i
  left join acknowledgements a on a.investor_id = i.id
  where i.pep and a.id is null`;
