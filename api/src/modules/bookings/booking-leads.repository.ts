import type { BookingLeads } from '@manzil/shared/contract/bookings/bookings';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

type Row = Omit<BookingLeads, 'cheque'> & { cheque: BookingLeads['cheque'] | null };

/** Null where the booking is missing or somebody else's. */
export async function findLeads(
  db: Db,
  investorId: InvestorId,
  bookingId: string,
): Promise<BookingLeads | null> {
  const [day, journal, line] = bookingId.split('_');
  const [row] = await jsonRows<Row>(
    db,
    sql`
      select ${STATEMENT} as statement_id,
        (select p.id from payouts p where p.journal_id = l.journal_id and p.investor_id = a.investor_id) as payout_id,
        (select json_build_object('tenancy_id', q.tenancy_id, 'seq', q.seq)
          from rent_cheques q where q.id = j.cheque_id) as cheque
      from journal_lines l
      join journals j on j.id = l.journal_id
      join ledger_accounts a on a.id = l.account_id
      where l.journal_id = ${journal}::uuid and l.line_no = ${line}::int and l.value_date = ${day}::date
        and a.investor_id = ${investorId} and a.owner_scope = 'investor'`,
  );
  if (!row) return null;
  const { cheque, ...leads } = row;
  return { ...leads, ...(cheque && { cheque }) };
}

/** A month that was reopened has bookings that its statement does not count yet: they were made after those it does. */
const STATEMENT: SQL = sql`(
  select s.id from statements s
  join statement_lines t on t.statement_id = s.id and t.unit_id is not distinct from a.unit_id
    and t.category = l.category
  where s.investor_id = a.investor_id and s.currency = a.currency
    and s.period_from = date_trunc('month', l.value_date)::date
    and not exists (select from statements newer where newer.supersedes_id = s.id)
    and t.bookings > (
      select count(*) from journal_lines b join journals k on k.id = b.journal_id
      where b.account_id = a.id and b.category = l.category
        and b.value_date between s.period_from and s.period_to
        and (k.created_at, b.journal_id, b.line_no) < (j.created_at, l.journal_id, l.line_no)
    ))`;
