import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

type Range = { from: string | null; to: string };

export type CashFlowSum = {
  /** `YYYY-MM` */
  month: string;
  category: LedgerCategory;
  in_period: boolean;
  in_previous: boolean;
  /** Fils; positive where the investor gained. */
  amount: number;
  /** Day of the investor's very first booking. */
  first_on: string;
};

/** Half-months at a period's edge come as two sums. @param since also months from this day on, whatever the periods */
export function sumCashFlow(
  db: Db,
  investorId: InvestorId,
  period: Range,
  previous: Range | null,
  since: string,
): Promise<CashFlowSum[]> {
  const own = sql`select id from ledger_accounts
    where investor_id = ${investorId} and owner_scope = 'investor' and currency = 'AED'`;
  const inPeriod = sql`l.value_date >= coalesce(${period.from}::date, '-infinity')`;
  const inPrevious = sql`coalesce(l.value_date between ${previous?.from ?? null}::date
    and ${previous?.to ?? null}::date, false)`;
  const earliest = period.from === null ? '-infinity' : (previous?.from ?? since);
  return jsonRows(
    db,
    sql`
      select to_char(l.value_date, 'YYYY-MM') as month, l.category, ${inPeriod} as in_period,
        ${inPrevious} as in_previous, sum(l.amount_minor) as amount,
        (select min(first.value_date) from (${own}) account cross join lateral (
          select value_date from journal_lines where account_id = account.id order by value_date limit 1
        ) first) as first_on
      from journal_lines l
      where l.account_id = any(array(${own})) and l.value_date <= ${period.to}::date
        and l.value_date >= least(${earliest}::date, ${since}::date)
      group by 1, 2, 3, 4`,
  );
}
