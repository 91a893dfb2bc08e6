import { type SQL, sql } from 'drizzle-orm';

/**
 * Id of the statement in force that counts the line `l` of a journal `j` in the account `a`. A month that was reopened
 * has bookings that its statement does not count yet: they were made after those it does.
 */
export const COUNTED_BY: SQL = sql`(
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
