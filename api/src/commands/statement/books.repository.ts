import { type SQL, sql } from 'drizzle-orm';
import type { Books } from '../../modules/statements/closings.repository';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export type BooksToClose = Books & { email: string; closed_through: string | null };

/** @param email null = of all investors */
export function findBooks(db: Db, until: string, email: string | null): Promise<BooksToClose[]> {
  const whose: SQL = email === null ? sql`true` : sql`i.email = ${email}`;
  return jsonRows(
    db,
    sql`select c.investor_id as "investorId", c.currency, c.closed_through, i.email
      from ledger_closings c join investors i on i.id = c.investor_id
      where ${whose} and exists (
        select from ledger_accounts a join journal_lines l on l.account_id = a.id
        where a.owner_scope = 'investor' and a.investor_id = c.investor_id and a.currency = c.currency
          and l.value_date <= ${until}::date)
      order by i.investor_no, c.currency`,
  );
}
