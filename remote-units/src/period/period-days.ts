import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { today } from '../today';

/** The days a figure counts, both inclusive. Periods begin with a calendar month; all bookings have no first day. */
export function periodDays({ period, cash_flow }: Dashboard): { from?: string; to: string } {
  const to = today();
  const first: Record<Period, string | undefined> = {
    month: `${to.slice(0, 7)}-01`,
    year: `${to.slice(0, 4)}-01-01`,
    '12_months': cash_flow[0] && `${cash_flow[0].month}-01`,
    all: undefined,
  };
  const from = first[period];
  return from ? { from, to } : { to };
}
