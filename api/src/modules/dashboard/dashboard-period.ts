import type { Period } from '@manzil/shared/contract/dashboard/dashboard';
import { addMonths } from '@manzil/shared/domain/deadlines';

export type DayRange = { from: string; to: string };

type DashboardPeriod = {
  /** First day that counts, null = from the first booking on. The last one is today. */
  from: string | null;
  /** The same days a year before; null where there are none, or where comparing says nothing. */
  previous: DayRange | null;
};

const YEAR = 12;

/** Periods begin with a calendar month, so that the twelve bars of the cash flow add up to the figure. */
export function dashboardPeriod(period: Period, today: string): DashboardPeriod {
  const from = firstDay(period, today);
  // Cheques clear a few times a year: one month beside another is +100 % or −100 % by chance.
  if (from === null || period === 'month') return { from, previous: null };
  return { from, previous: { from: addMonths(from, -YEAR), to: addMonths(today, -YEAR) } };
}

function firstDay(period: Period, today: string): string | null {
  if (period === 'all') return null;
  if (period === 'year') return `${today.slice(0, 4)}-01-01`;
  return period === 'month' ? monthStart(today) : cashFlowFrom(today);
}

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

export const cashFlowFrom = (today: string) => addMonths(monthStart(today), 1 - YEAR);

export const cashFlowMonths = (today: string): string[] =>
  Array.from({ length: YEAR }, (_, index) => addMonths(cashFlowFrom(today), index).slice(0, 7));
