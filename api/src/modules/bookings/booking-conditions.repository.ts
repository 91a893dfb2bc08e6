import { type BookingListQuery, NO_UNIT } from '@manzil/shared/contract/bookings/bookings';
import type { Language } from '@manzil/shared/contract/values';
import { isIn, LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { type SQL, sql } from 'drizzle-orm';
import { readSearch } from './read-search';

export type BookingFilter = Omit<BookingListQuery, 'year' | 'month' | 'cursor' | 'language'> & {
  /** Of year and month, both inclusive; `from` and `to` narrow them. */
  days: { from: string; to: string } | null;
  /** `booking_id` of the last booking that is known. */
  cursor: string | null;
};

export type BookingOrder = 'latest_first' | 'earliest_first';

export const isFiltered = ({ cursor, days, ...query }: BookingFilter): boolean =>
  days !== null || Object.values(query).some((value) => value !== undefined);

/** The `booking_id`, too: what is booked later with an earlier day comes between, so no page repeats a booking. */
export const POSITION = sql`(l.value_date, l.journal_id, l.line_no)`;

/** What the lines `l` of the accounts `a` have to fulfil, but for the search. */
export function conditions(filter: BookingFilter, order: BookingOrder): SQL {
  const { unit_id, category, group, booking_id, cursor, days, from, to } = filter;
  const all = [sql`true`];
  if (unit_id === NO_UNIT) all.push(sql`a.unit_id is null`);
  else if (unit_id) all.push(sql`a.unit_id = ${unit_id}`);
  if (category) all.push(sql`l.category = ${category}`);
  if (group) all.push(isOneOf(LedgerCategory.filter((each) => isIn(group, each))));
  for (const day of [days?.from, from]) if (day) all.push(sql`l.value_date >= ${day}::date`);
  for (const day of [days?.to, to]) if (day) all.push(sql`l.value_date <= ${day}::date`);
  if (booking_id) all.push(sql`l.journal_id = any (${chainOf(booking_id)})`);
  if (cursor) {
    const [day, journal, line] = cursor.split('_');
    const known = sql`(${day}::date, ${journal}::uuid, ${line}::int)`;
    all.push(order === 'latest_first' ? sql`${POSITION} < ${known}` : sql`${POSITION} > ${known}`);
  }
  return sql.join(all, sql` and `);
}

/** Asked for row by row: joined, the whole table would be read for whoever has many bookings. */
const textOf = (language: Language): SQL => sql`(
  select ${sql.identifier(`text_${language}`)} from journals where id = l.journal_id)`;

const isOneOf = (categories: readonly LedgerCategory[]): SQL =>
  sql`l.category = any (${sql.param(categories)}::text[])`;

/** Whether lines `l` have the words or the amount. */
export function matches(search: string, language: Language): SQL {
  const { words, amount } = readSearch(search, language);
  const inText = words.map(
    ({ pattern, categories }) =>
      sql`(${isOneOf(categories)} or ${textOf(language)} ilike ${pattern})`,
  );
  const ways = [sql`(${sql.join(inText, sql` and `)})`];
  if (amount)
    ways.push(sql`${amount.signed ? sql`l.amount_minor` : sql`abs(l.amount_minor)`}
    between ${amount.from} and ${amount.to}`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The journals that a booking's corrects or is corrected by, it among them. */
function chainOf(bookingId: string): SQL {
  const [, journal] = bookingId.split('_');
  return sql`array(
    with recursive chain (id) as (
      select ${journal}::uuid
      union
      select n.id from chain c cross join lateral (
        select reverses_id as id from journals where id = c.id and reverses_id is not null
        union all
        select id from journals where reverses_id = c.id
      ) n
    )
    select id from chain)`;
}
