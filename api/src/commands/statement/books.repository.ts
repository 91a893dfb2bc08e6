import { type SQL, sql } from 'drizzle-orm';
import type { Books } from '../../modules/statements/closings.repository';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export type BooksToClose = Books & { email: string; closed_through: string | null };

const whoseIs = (email: string | null): SQL =>
  email === null ? sql`true` : sql`i.email = ${email}`;

/** @param email null = of all investors */
export function findBooks(db: Db, until: string, email: string | null): Promise<BooksToClose[]> {
  return jsonRows(
    db,
    sql`select c.investor_id as "investorId", c.currency, c.closed_through, i.email
      from ledger_closings c join investors i on i.id = c.investor_id
      where ${whoseIs(email)} and exists (
        select from ledger_accounts a join journal_lines l on l.account_id = a.id
        where a.owner_scope = 'investor' and a.investor_id = c.investor_id and a.currency = c.currency
          and l.value_date <= ${until}::date)
      order by i.investor_no, c.currency`,
  );
}

type Reopened = Pick<Books, 'currency'> & {
  email: string;
  /** The first has its turn. */
  periods: string[];
};

/** Whose months have a statement, but are open again. @param email null = of all investors */
export function findReopened(db: Db, email: string | null): Promise<Reopened[]> {
  return jsonRows(
    db,
    sql`select i.email, c.currency,
        json_agg(distinct to_char(s.period_from, 'YYYY-MM') order by to_char(s.period_from, 'YYYY-MM')) as periods
      from ledger_closings c
      join investors i on i.id = c.investor_id
      join statements s on s.investor_id = c.investor_id and s.currency = c.currency
        and s.period_from > c.closed_through
      where ${whoseIs(email)}
      group by i.investor_no, i.email, c.currency
      order by i.investor_no, c.currency`,
  );
}
