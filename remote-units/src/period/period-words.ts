import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { formatDay } from '@manzil/shared/format/date';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';

/** The days a figure counts: "01.12.2025 bis 20.11.2026". Periods begin with a calendar month. */
export function periodSpan(
  { period, cash_flow }: Dashboard,
  { t, language }: TextsOf<'units'>,
): string {
  const until = today();
  const first: Record<Period, string | undefined> = {
    month: `${until.slice(0, 7)}-01`,
    year: `${until.slice(0, 4)}-01-01`,
    '12_months': cash_flow[0] && `${cash_flow[0].month}-01`,
    all: undefined,
  };
  const from = first[period];
  const values = { from: from && formatDay(from, language), until: formatDay(until, language) };
  return t(from ? 'period.span' : 'period.span_all', values);
}
