import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';

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

/** Of the period, `from` null = from the first booking on; the one before, null where there is none; months since a day. */
export type CashFlowDays = Record<
  'from' | 'to' | 'previousFrom' | 'previousTo' | 'since',
  Placeholder
>;

/** Half-months at a period's edge come as two sums. */
export function cashFlowSums(investorId: InvestorId, days: CashFlowDays): SQL {
  const { from, to, previousFrom, previousTo, since } = days;
  const inPeriod = sql`value_date >= coalesce(${from}::date, '-infinity')`;
  const inPrevious = sql`coalesce(value_date between ${previousFrom}::date and ${previousTo}::date, false)`;
  const earliest = sql`case when ${from}::date is null then '-infinity'
    else coalesce(${previousFrom}::date, ${since}::date) end`;
  return sql`
    select to_char(value_date, 'YYYY-MM') as month, category, ${inPeriod} as in_period,
      ${inPrevious} as in_previous, sum(amount_minor)::bigint as amount, ${firstBooking(investorId)} as first_on
    from cash_flow_days
    where investor_id = ${investorId} and currency = 'AED' and value_date <= ${to}::date
      and value_date >= least(${earliest}, ${since}::date)
    group by 1, 2, 3, 4`;
}

/** Its day; null before it. */
export const firstBooking = (investorId: InvestorId): SQL => sql`(
  select min(value_date) from cash_flow_days where investor_id = ${investorId} and currency = 'AED')`;
