import type { CashFlowMonth, Dashboard } from '@manzil/shared/contract/dashboard/dashboard';

/** Characters of `YYYY-MM` that a month shares with the current one. */
const SHARED = { month: 7, year: 4, '12_months': 0, all: 0 };

/** The months of the cash flow that the period's figures count; of all bookings the last twelve are known. */
export function monthsOf({ period, cash_flow }: Dashboard): CashFlowMonth[] {
  const begin = cash_flow.at(-1)?.month.slice(0, SHARED[period]) ?? '';
  return cash_flow.filter(({ month }) => month.startsWith(begin));
}
