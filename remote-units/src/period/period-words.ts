import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { formatDay } from '@manzil/shared/format/date';
import type { TextsOf } from '@manzil/shared/runtime';
import { periodDays } from './period-days';

/** The days a figure counts: "01.12.2025 bis 20.11.2026". */
export function periodSpan(dashboard: Dashboard, { t, language }: TextsOf<'units'>): string {
  const { from, to } = periodDays(dashboard);
  const values = { from: from && formatDay(from, language), until: formatDay(to, language) };
  return t(from ? 'period.span' : 'period.span_all', values);
}

/** Above what is booked, which is the investor's part: "01.12.2025 bis 20.11.2026, dein Anteil". */
export function bookedSpan(dashboard: Dashboard, words: TextsOf<'units'>): string {
  const span = periodSpan(dashboard, words);
  return dashboard.in_part ? words.t('period.part', { span }) : span;
}
