import {
  BOOKING_PAGE_SIZE,
  type Booking,
  type BookingList,
  type BookingUnit,
} from '@manzil/shared/contract/bookings/bookings';
import type { Language, Money } from '@manzil/shared/contract/values';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export type BookingFilter = {
  unitId: string | null;
  category: LedgerCategory | null;
  /** Days, both inclusive. */
  from: string | null;
  to: string | null;
  /** `booking_id` of the last booking that is known. */
  cursor: string | null;
};

type BookingRow = {
  booking_id: string;
  on: string;
  unit: BookingUnit | null;
  category: LedgerCategory;
  text: string;
  amount: number;
  balance: number;
  currency: Money['currency'];
  document_id: string | null;
};

/** The `booking_id`, too: what is booked later with an earlier day comes between, so no page repeats a booking. */
const POSITION = sql`(l.value_date, l.journal_id, l.line_no)`;
const LATEST_FIRST = sql`l.value_date desc, l.journal_id desc, l.line_no desc`;

export async function listBookings(
  db: Db,
  investorId: InvestorId,
  filter: BookingFilter,
  language: Language,
): Promise<BookingList> {
  const rows = await jsonRows<BookingRow>(db, pageOf(investorId, filter, language));
  const items = rows.slice(0, BOOKING_PAGE_SIZE).map(toBooking);
  const has_more = rows.length > BOOKING_PAGE_SIZE;
  return {
    items,
    page_size: BOOKING_PAGE_SIZE,
    has_more,
    next_cursor: has_more ? (items.at(-1)?.booking_id ?? null) : null,
  };
}

function toBooking({ amount, balance, currency, ...booking }: BookingRow): Booking {
  return { ...booking, amount: { amount, currency }, balance: { amount: balance, currency } };
}

// Account by account, in laterals that PostgreSQL does not pull up: nobody's bookings but the investor's are read. The
// balance counts what was booked in the page's span, filtered or not.
function pageOf(investorId: InvestorId, filter: BookingFilter, language: Language): SQL {
  return sql`
    with own as materialized (
      select id, unit_id, currency from ledger_accounts
      where investor_id = ${investorId} and owner_scope = 'investor'
    ), found as materialized (
      select l.value_date, l.journal_id, l.line_no
      from own a cross join lateral (
        select l.value_date, l.journal_id, l.line_no from journal_lines l
        where l.account_id = a.id and ${wanted(filter)}
        order by ${LATEST_FIRST} limit ${BOOKING_PAGE_SIZE + 1}
      ) l
      where ${ofUnit(filter)}
      order by ${LATEST_FIRST} limit ${BOOKING_PAGE_SIZE + 1}
    ), first as materialized (
      select * from found order by 1, 2, 3 limit 1
    ), last as materialized (
      select * from found order by 1 desc, 2 desc, 3 desc limit 1
    ), before as materialized (
      select a.currency, sum(l.amount) as amount
      from own a cross join lateral (
        select sum(l.amount_minor) as amount from journal_lines l
        where l.account_id = a.id and ${POSITION} < (select * from first)
      ) l
      group by a.currency
    ), span as materialized (
      select l.*, a.unit_id, a.currency, sum(l.amount_minor) over (
        partition by a.currency order by l.value_date, l.journal_id, l.line_no) as booked
      from own a cross join lateral (
        select l.value_date, l.journal_id, l.line_no, l.category, l.amount_minor from journal_lines l
        where l.account_id = a.id and ${POSITION} >= (select * from first)
          and ${POSITION} <= (select * from last)
        offset 0
      ) l
    )
    select l.value_date || '_' || l.journal_id || '_' || l.line_no as booking_id, l.value_date as on,
      ${unitOf(sql`l.unit_id`)} as unit, l.category, ${textOf(language)} as text,
      l.amount_minor as amount, coalesce(before.amount, 0) + l.booked as balance, l.currency,
      ${receiptOf(investorId)} as document_id
    from span l
    left join before on before.currency = l.currency
    where ${wanted(filter)} and ${ofUnit(filter, 'l')}
    order by ${LATEST_FIRST}`;
}

function wanted({ category, from, to, cursor }: BookingFilter): SQL {
  const conditions = [sql`true`];
  if (category) conditions.push(sql`l.category = ${category}`);
  if (from) conditions.push(sql`l.value_date >= ${from}::date`);
  if (to) conditions.push(sql`l.value_date <= ${to}::date`);
  if (cursor) {
    const [day, journal, line] = cursor.split('_');
    conditions.push(sql`${POSITION} < (${day}::date, ${journal}::uuid, ${line}::int)`);
  }
  return sql.join(conditions, sql` and `);
}

const ofUnit = ({ unitId }: BookingFilter, table: 'a' | 'l' = 'a'): SQL =>
  unitId ? sql`${sql.identifier(table)}.unit_id = ${unitId}` : sql`true`;

const textOf = (language: Language): SQL => sql`(
  select ${sql.identifier(`text_${language}`)} from journals where id = l.journal_id)`;

const unitOf = (unitId: SQL): SQL => sql`(
  select json_build_object('unit_id', u.id, 'property_name', p.name, 'unit_no', u.unit_no)
  from units u join properties p on p.id = u.property_id where u.id = ${unitId})`;

/** Only a document of the investor's own. By the key of the line, as the index of an account's bookings lacks it. */
const receiptOf = (investorId: InvestorId): SQL => sql`(
  select d.id from journal_lines r join documents d on d.id = r.document_id
  where r.journal_id = l.journal_id and r.line_no = l.line_no and d.investor_id = ${investorId})`;
