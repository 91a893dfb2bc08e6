import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { addMonths } from '@manzil/shared/domain/deadlines';
import { today } from '../today';

/** Its first day. Periods begin with a calendar month; all bookings have no first day. */
export function periodFrom(period: Period): string | undefined {
  const to = today();
  const month = `${to.slice(0, 7)}-01`;
  const first: Record<Period, string | undefined> = {
    month,
    year: `${to.slice(0, 4)}-01-01`,
    '12_months': addMonths(month, -11),
    all: undefined,
  };
  return first[period];
}

/** The days a figure counts, both inclusive. */
export function periodDays({ period }: Pick<Dashboard, 'period'>): { from?: string; to: string } {
  const from = periodFrom(period);
  return from ? { from, to: today() } : { to: today() };
}
