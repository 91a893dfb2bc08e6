import type { Booking, BookingUnit } from '@manzil/shared/contract/bookings/bookings';
import type { Language, Money } from '@manzil/shared/contract/values';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import type { TaxGroup } from '@manzil/shared/domain/tax-group';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { inLanguage } from '../../platform/postgres/in-language';
import { jsonRows } from '../../platform/postgres/json-rows';
import {
  type BookingFilter,
  type BookingOrder,
  conditions,
  isFiltered,
  matches,
  POSITION,
} from './booking-conditions.repository';

export type BookingRow = {
  booking_id: string;
  on: string;
  unit: BookingUnit | null;
  category: LedgerCategory;
  text: string;
  /** Minor units, as is the balance of all accounts after it. */
  amount: number;
  balance: number;
  currency: Money['currency'];
  /** Where it is not the category's usual one. */
  tax_group: TaxGroup | null;
  document_id: string | null;
  corrects: Booking['corrects'];
  corrected_by: Booking['corrected_by'];
  question: Booking['question'];
};

type Page = {
  rows: BookingRow[];
  /** Of all that is found. */
  sums: { count: number; amount: number; currency: Money['currency'] }[];
};

/** Units once each: most pages are of a few, and to look one up for each line took a quarter of the time. */
type Read = Pick<Page, 'sums'> & {
  rows: (Omit<BookingRow, 'unit'> & { unit_id: string | null })[];
  units: Record<string, BookingUnit>;
};

type Reading = {
  filter: BookingFilter;
  language: Language;
  order: BookingOrder;
  rows: number;
  /** Whether all that the filter finds is counted, too. */
  withFound: boolean;
};

const ORDERS: Record<BookingOrder, SQL> = {
  latest_first: sql`l.value_date desc, l.journal_id desc, l.line_no desc`,
  earliest_first: sql`l.value_date, l.journal_id, l.line_no`,
};

export async function readBookings(
  db: Db,
  investorId: InvestorId,
  reading: Reading,
): Promise<Page> {
  const [page] = await jsonRows<Read>(db, pageOf(investorId, reading));
  const { rows, units, sums } = page ?? { rows: [], units: {}, sums: [] };
  return { rows: rows.map((row) => ({ ...row, unit: units[row.unit_id ?? ''] ?? null })), sums };
}

// Account by account, in laterals that PostgreSQL does not pull up: nobody's bookings but the investor's are read. The
// balance counts what was booked in the page's span, filtered or not; unfiltered, the span is the page. `is true` has
// PostgreSQL look rows of the page up by hash: a join, of rows that it takes for one before statistics are there, compared
// each with each.
function pageOf(
  investorId: InvestorId,
  { filter, language, order, rows, withFound }: Reading,
): SQL {
  const which = conditions(filter, order);
  const all = linesOf(which, COUNTED, sql`offset 0`);
  const next = linesOf(which, sql``, sql`order by ${ORDERS[order]} limit ${rows}`);
  const { search } = filter;
  const matching = search ? foundIn(all, search, language) : all;
  const readsAll = withFound || search;
  return sql`
    with own as materialized (
      select id, unit_id, currency from ledger_accounts
      where investor_id = ${investorId} and owner_scope = 'investor'
    ), ${readsAll ? sql`matching as materialized (${matching}),` : sql``}
    page as materialized (
      select ${POSITION_COLUMNS} from ${readsAll ? sql`matching` : sql`(${next})`} l
      order by ${ORDERS[order]} limit ${rows}
    ), first as materialized (
      select * from page order by 1, 2, 3 limit 1
    ), last as materialized (
      select * from page order by 1 desc, 2 desc, 3 desc limit 1
    ), before as materialized (
      select a.currency, sum(l.amount) as amount
      from own a cross join lateral (
        select sum(l.amount_minor) as amount from journal_lines l
        where l.account_id = a.id and ${POSITION} < (select * from first)
      ) l
      group by a.currency
    ), span as materialized (
      select l.*, sum(l.amount_minor) over (
        partition by l.currency order by l.value_date, l.journal_id, l.line_no) as booked
      from (${linesOf(BETWEEN, SHOWN, sql`offset 0`)}) l
    ), booked as (
      select l.value_date || '_' || l.journal_id || '_' || l.line_no as booking_id, l.value_date as on,
        l.unit_id, l.category, j.text, l.amount_minor as amount,
        (coalesce(before.amount, 0) + l.booked)::bigint as balance, l.currency, l.tax_group,
        case when l.document_id is not null then ${receiptOf(investorId)} end as document_id,
        case when j.reverses_id is not null then ${counterpartIn(sql`j.reverses_id`)} end as corrects,
        case when c.id is not null then ${counterpartIn(sql`c.id`)} end as corrected_by,
        ${askedOf(investorId)} as question
      from span l
      left join before on before.currency = l.currency
      cross join lateral (${journalIn(language)}) j
      left join lateral (select id from journals where reverses_id = l.journal_id offset 0) c on true
      ${isFiltered(filter) ? sql`where (${POSITION} in (select * from page)) is true` : sql``}
      order by ${ORDERS[order]}
    )
    select (select coalesce(json_agg(booked), '[]') from booked) as rows,
      ${UNITS} as units, ${withFound ? SUMS : sql`'[]'::json`} as sums`;
}

const POSITION_COLUMNS = sql`l.value_date, l.journal_id, l.line_no`;

/** From the earliest of the page to the latest. */
const BETWEEN = sql`${POSITION} >= (select * from first) and ${POSITION} <= (select * from last)`;

/** All of a line is in the index of its account's bookings. */
const COUNTED = sql`, l.category, l.amount_minor, a.currency`;
const SHOWN = sql`${COUNTED}, l.tax_group, l.document_id, a.id as account_id, a.unit_id`;

/** @param limit of each account; `offset 0` where all are wanted, so that it is not pulled up */
const linesOf = (which: SQL, columns: SQL, limit: SQL): SQL => sql`
  select l.* from own a cross join lateral (
    select ${POSITION_COLUMNS} ${columns} from journal_lines l
    where l.account_id = a.id and ${which} ${limit}
  ) l`;

/**
 * Texts are looked up in the order of the journals: thousands, scattered over a table larger than what PostgreSQL holds in
 * memory, take twice as long.
 */
const foundIn = (lines: SQL, search: string, language: Language): SQL => sql`
  select * from (${lines} order by l.journal_id offset 0) l where ${matches(search, language)}`;

const SUMS = sql`(
  select coalesce(json_agg(s), '[]') from (
    select currency, count(*)::int as count, sum(amount_minor)::bigint as amount
    from matching group by currency order by currency
  ) s)`;

const UNITS = sql`(
  select coalesce(json_object_agg(u.unit_id, u), '{}')
  from (select distinct unit_id from booked) l cross join lateral (
    select u.id as unit_id, p.name as property_name, u.unit_no
    from units u join properties p on p.id = u.property_id where u.id = l.unit_id offset 0
  ) u)`;

const journalIn = (language: Language): SQL => sql`
  select ${inLanguage('journals', 'text', language)}, reverses_id from journals where id = l.journal_id offset 0`;

/** Only a document of the investor's own. */
const receiptOf = (investorId: InvestorId): SQL => sql`(
  select d.id from documents d where d.id = l.document_id and d.investor_id = ${investorId})`;

const askedOf = (investorId: InvestorId): SQL => sql`(
  select q.state from booking_questions q
  where q.journal_id = l.journal_id and q.line_no = l.line_no and q.investor_id = ${investorId})`;

/** Of the lines that another journal has on the same account the one that the amount is nearest to the opposite of. */
const counterpartIn = (journal: SQL): SQL => sql`(
  select json_build_object('booking_id', o.value_date || '_' || o.journal_id || '_' || o.line_no, 'on', o.value_date)
  from journal_lines o where o.journal_id = ${journal} and o.account_id = l.account_id
  order by abs(o.amount_minor + l.amount_minor), o.line_no limit 1)`;
