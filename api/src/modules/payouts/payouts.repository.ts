import {
  PAYOUT_PAGE_SIZE,
  type Payout,
  type PayoutList,
} from '@manzil/shared/contract/payouts/payouts';
import type { Money } from '@manzil/shared/contract/values';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { COUNTED_BY } from '../bookings/counted-by.repository';
import { PAYOUT_MONTH } from './payout-month.repository';

type PayoutRow = Omit<Payout, 'gross' | 'bank_fee' | 'credited' | 'statement'> & {
  statement: { statement_id: string; no: string; difference_minor: number } | null;
  gross_minor: number;
  bank_fee_minor: number;
  credited_minor: number | null;
  currency: Money['currency'];
};

export async function listPayouts(
  db: Db,
  investorId: InvestorId,
  page: number,
): Promise<PayoutList> {
  const rows = await jsonRows<PayoutRow>(
    db,
    sql`
      ${payoutsOf(investorId)} order by o.ordered_on desc, o.id desc
      limit ${PAYOUT_PAGE_SIZE + 1} offset ${(page - 1) * PAYOUT_PAGE_SIZE}`,
  );
  return {
    items: rows.slice(0, PAYOUT_PAGE_SIZE).map(toPayout),
    page,
    page_size: PAYOUT_PAGE_SIZE,
    has_more: rows.length > PAYOUT_PAGE_SIZE,
  };
}

export async function findPayout(
  db: Db,
  investorId: InvestorId,
  payoutId: string,
): Promise<Payout | null> {
  const [row] = await jsonRows<PayoutRow>(
    db,
    sql`${payoutsOf(investorId)} where o.id = ${payoutId}`,
  );
  return row ? toPayout(row) : null;
}

/** A payout has a line for each unit, and all are counted or none: asking of one does. */
const FIRST_LINE: SQL = sql`(
  select own.line_no from journal_lines own join ledger_accounts b on b.id = own.account_id
  where own.journal_id = j.id and b.owner_scope = 'investor' and b.investor_id = o.investor_id
  order by own.line_no limit 1)`;

/** Month of a booking `j` of a payout `o`, if the statement in force of that month counts it, or if none does yet. */
const monthOf = (booking: SQL, counted: boolean): SQL => sql`(
  select date_trunc('month', l.value_date)::date
  from journals j
  join journal_lines l on l.journal_id = j.id and l.line_no = ${FIRST_LINE}
  join ledger_accounts a on a.id = l.account_id
  where ${booking} and (${COUNTED_BY} is not null) = ${counted}::boolean)`;

/** Of a payout `o`, its booking as the list of bookings names it. */
const BOOKING: SQL = sql`(
  select j.value_date || '_' || j.id || '_' || ${FIRST_LINE} from journals j where j.id = o.journal_id)`;

/** What repeats a payout `o`; where that did not arrive either, what repeats it in turn. */
const REPEATED_BY: SQL = sql`(
  with recursive again as (
    select r.id, r.status, r.ordered_on from payouts r
    where r.repeats_id = o.id and r.investor_id = o.investor_id
    union
    select r.id, r.status, r.ordered_on from again
    join payouts r on r.repeats_id = again.id and r.investor_id = o.investor_id
  )
  select json_build_object('payout_id', id, 'status', status) from again
  where status not in ('failed', 'returned') order by ordered_on, id limit 1)`;

/** `waits_in`: where it is booked but not counted yet; `back_in`: where one that came back is taken back, and counted. */
const payoutsOf = (investorId: InvestorId): SQL => sql`
  with mine as (
    select o.*, ${PAYOUT_MONTH} as month,
      ${monthOf(sql`j.id = o.journal_id`, false)} as waits_in,
      ${monthOf(sql`j.reverses_id = o.journal_id`, true)} as back_in
    from payouts o where o.investor_id = ${investorId}
  )
  select o.id as payout_id, o.ordered_on, o.status, o.gross_minor, o.bank_fee_minor, o.currency,
    case when o.fx_rate is not null then json_build_object(
      'rate', o.fx_rate::text, 'source', o.fx_source, 'as_of', o.fx_as_of) end as fx,
    o.credited_currency, o.credited_minor, o.value_date, b.iban_country, b.iban_last4, o.bank_reference,
    o.failure_reason, ${BOOKING} as booking_id,
    case when s.id is not null then json_build_object('statement_id', s.id, 'no', s.no,
      'difference_minor', -s.payout_minor - (
        select coalesce(sum(p.gross_minor) filter (where p.month = o.month and p.journal_id is not null
            and p.waits_in is distinct from o.month), 0)
          - coalesce(sum(p.gross_minor) filter (where p.back_in = o.month), 0)
        from mine p where p.currency = o.currency
      )) end as statement,
    case when o.status in ('failed', 'returned') then ${REPEATED_BY} end as repeated_by
  from mine o
  left join bank_accounts b on b.id = o.bank_account_id and b.investor_id = o.investor_id
  left join statements s on s.investor_id = o.investor_id and s.currency = o.currency
    and s.period_from = o.month and o.waits_in is distinct from o.month
    and not exists (select from statements newer where newer.supersedes_id = s.id)`;

function toPayout({
  gross_minor,
  bank_fee_minor,
  credited_minor,
  currency,
  statement,
  ...payout
}: PayoutRow): Payout {
  return {
    ...payout,
    gross: { amount: gross_minor, currency },
    bank_fee: { amount: bank_fee_minor, currency },
    credited:
      credited_minor === null
        ? null
        : { amount: credited_minor, currency: payout.credited_currency },
    statement: statement && {
      statement_id: statement.statement_id,
      no: statement.no,
      difference: { amount: statement.difference_minor, currency },
    },
  };
}
