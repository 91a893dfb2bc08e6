import { RENT_MONTHS, RENT_PAGE_SIZE, type RentList } from '@manzil/shared/contract/rents/rents';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { BY_UNIT, isOver, ownedUnits, rentedBy } from '../units/owned-units';
import { soughtWords } from '../units/sought-words.repository';
import { type Due, dueOf, type TenancyRow, toTenancy } from './rent-rows';

type Asked = {
  page: number;
  ended: boolean;
  search: string | null;
  /** This one alone, over or not. */
  tenancyId: string | null;
  today: string;
};

type Row = {
  months: (Due & { month: string })[];
  bounced: Due;
  has_ended: boolean;
  items: TenancyRow[];
};

const tenanciesOf = (investorId: InvestorId, today: string): SQL => sql`
  select owned.unit_id, owned.property_name, owned.unit_no, owned.share_bps, owned.emirate = 'dubai' as in_dubai,
    f.tenancy_id, f.starts_on, f.ends_on, f.annual_rent_fils, f.next_cheque_on, coalesce(bounced.there, false) as has_bounced,
    ${isOver(today)} as is_over
  from (${ownedUnits(investorId, today)}) owned
  join owned_tenancies f on ${rentedBy(investorId)}
  left join lateral (
    select true as there from rent_cheques q
    where owned.bounced_until >= f.ends_on and q.tenancy_id = f.tenancy_id and q.status = 'bounced' limit 1
  ) bounced on true`;

/** The investor's own part of the rent that a cheque brought; what was undone does not count. */
const bookingOf = (investorId: InvestorId): SQL => sql`(
  select l.value_date || '_' || l.journal_id || '_' || l.line_no
  from journals j
  join journal_lines l on l.journal_id = j.id and l.category = 'rent'
  join ledger_accounts a on a.id = l.account_id and a.owner_scope = 'investor' and a.investor_id = ${investorId}
  where j.cheque_id = q.id and not exists (select from journals back where back.reverses_id = j.id)
  order by j.id desc, l.line_no limit 1)`;

const chequesOf = (investorId: InvestorId): SQL => sql`
  select q.seq, q.due_on, q.amount_fils, q.status, q.cleared_on, q.cheque_no, q.bank_name, q.deposited_on, q.bounced_on,
    q.bounce_reason, q.replaced_by, q.notice_served_on, q.filed_on, q.case_no, ${bookingOf(investorId)} as booking_id
  from rent_cheques q where q.tenancy_id = shown.tenancy_id order by q.due_on, q.seq`;

const PART = sql`round(q.amount_fils * rented.share_bps / 10000.0)`;

export async function listRents(
  db: Db,
  investorId: InvestorId,
  { page, ended, search, tenancyId, today }: Asked,
): Promise<RentList> {
  const month = sql`date_trunc('month', ${today}::date)`;
  const which = tenancyId ? sql`tenancy_id = ${tenancyId}` : sql`is_over = ${ended}`;
  const [row] = await jsonRows<Row>(
    db,
    sql`
    with rented as materialized (${tenanciesOf(investorId, today)}),
    sought as materialized (${soughtWords(search)}),
    ahead as (
      select to_char(q.due_on, 'YYYY-MM') as month, count(*)::int as cheques, sum(q.amount_fils)::bigint as amount_fils,
        sum(${PART})::bigint as part_fils
      from rented join rent_cheques q on q.tenancy_id = rented.tenancy_id
      where not rented.is_over and q.status in ('received', 'held', 'deposited')
        and q.due_on >= ${month} and q.due_on < ${month} + make_interval(months => ${RENT_MONTHS})
      group by 1
    ),
    shown as (
      select *, row_number() over (order by has_bounced desc, next_cheque_on nulls last, ends_on desc, ${BY_UNIT}, tenancy_id) as place
      from rented where ${which} and (${search}::text is null
        or search_words(property_name || ' ' || unit_no) like all ((select words from sought)::text[]))
      order by place
      limit ${RENT_PAGE_SIZE + 1} offset ${(page - 1) * RENT_PAGE_SIZE}
    )
    select
      (select coalesce(json_agg(ahead order by month), '[]') from ahead) as months,
      (select json_build_object('cheques', count(*), 'amount_fils', coalesce(sum(q.amount_fils), 0),
          'part_fils', coalesce(sum(${PART}), 0))
        from rented join rent_cheques q on q.tenancy_id = rented.tenancy_id
        where rented.has_bounced and q.status = 'bounced') as bounced,
      exists (select from rented where is_over) as has_ended,
      (select coalesce(json_agg(json_build_object(
          'tenancy_id', tenancy_id, 'unit_id', unit_id, 'property_name', property_name, 'unit_no', unit_no,
          'share_bps', share_bps, 'starts_on', starts_on, 'ends_on', ends_on, 'annual_rent_fils', annual_rent_fils,
          'in_dubai', in_dubai, 'cheques', (select coalesce(json_agg(cheque), '[]') from (${chequesOf(investorId)}) cheque)) order by place), '[]')
        from shown) as items`,
  );
  const { months, bounced, has_ended, items } = row as Row;
  return {
    months: months.map((due) => ({ month: due.month, ...dueOf(due) })),
    bounced: dueOf(bounced),
    has_ended,
    items: items.slice(0, RENT_PAGE_SIZE).map(toTenancy),
    page,
    page_size: RENT_PAGE_SIZE,
    has_more: items.length > RENT_PAGE_SIZE,
  };
}
