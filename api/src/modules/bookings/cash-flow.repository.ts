import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';

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
export function cashFlowSums(
  investorId: InvestorId,
  period: Range,
  previous: Range | null,
  since: string,
): SQL {
  const inPeriod = sql`value_date >= coalesce(${period.from}::date, '-infinity')`;
  const inPrevious = sql`coalesce(value_date between ${previous?.from ?? null}::date
    and ${previous?.to ?? null}::date, false)`;
  const earliest = period.from === null ? '-infinity' : (previous?.from ?? since);
  return sql`
    select to_char(value_date, 'YYYY-MM') as month, category, ${inPeriod} as in_period,
      ${inPrevious} as in_previous, sum(amount_minor)::bigint as amount, ${firstBooking(investorId)} as first_on
    from cash_flow_days
    where investor_id = ${investorId} and currency = 'AED' and value_date <= ${period.to}::date
      and value_date >= least(${earliest}::date, ${since}::date)
    group by 1, 2, 3, 4`;
}

/** Its day; null before it. */
export const firstBooking = (investorId: InvestorId): SQL => sql`(
  select min(value_date) from cash_flow_days where investor_id = ${investorId} and currency = 'AED')`;
