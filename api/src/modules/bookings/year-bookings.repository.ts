import type { Language, Money } from '@manzil/shared/contract/values';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import type { TaxGroup } from '@manzil/shared/domain/tax-group';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { inLanguage } from '../../platform/postgres/in-language';
import { jsonRows } from '../../platform/postgres/json-rows';

export type YearBooking = {
  booking_id: string;
  on: string;
  property_name: string | null;
  unit_no: string | null;
  category: LedgerCategory;
  text: string;
  /** Minor units, as is the balance of all accounts after it. */
  amount: number;
  balance: number;
  currency: Money['currency'];
  tax_group: TaxGroup | null;
  document_id: string | null;
};

export function findYearBookings(
  db: Db,
  investorId: InvestorId,
  year: number,
  unitId: string | null,
  language: Language,
): Promise<YearBooking[]> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  return jsonRows(
    db,
    sql`
      with own as materialized (
        select id, unit_id, currency from ledger_accounts
        where investor_id = ${investorId} and owner_scope = 'investor'
      ), before as (
        select a.currency, sum(l.amount) as amount
        from own a cross join lateral (
          select sum(l.amount_minor) as amount from journal_lines l
          where l.account_id = a.id and l.value_date < ${from}::date
        ) l
        group by a.currency
      ), booked as (
        select l.*, a.unit_id, sum(l.amount_minor) over (
          partition by a.currency order by l.value_date, l.journal_id, l.line_no) as total
        from own a cross join lateral (
          select * from journal_lines l
          where l.account_id = a.id and l.value_date between ${from}::date and ${to}::date
          offset 0
        ) l
      )
      select l.value_date || '_' || l.journal_id || '_' || l.line_no as booking_id, l.value_date as on,
        p.name as property_name, u.unit_no, l.category, ${inLanguage('j', 'text', language)},
        l.amount_minor as amount, coalesce(before.amount, 0) + l.total as balance, l.currency, l.tax_group,
        d.id as document_id
      from booked l
      join journals j on j.id = l.journal_id
      left join before on before.currency = l.currency
      left join units u on u.id = l.unit_id
      left join properties p on p.id = u.property_id
      left join documents d on d.id = l.document_id and d.investor_id = ${investorId}
      where ${unitId ? sql`l.unit_id = ${unitId}` : sql`true`}
      order by l.value_date, l.journal_id, l.line_no`,
  );
}
