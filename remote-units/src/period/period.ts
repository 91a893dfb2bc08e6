import { Period } from '@manzil/shared/contract/dashboard/dashboard';

export const DEFAULT_PERIOD: Period = '12_months';

/** The period in the query string; the default where there is none or an unknown one. */
export function periodIn(search: URLSearchParams): Period {
  const parsed = Period.safeParse(search.get('period'));
  return parsed.success ? parsed.data : DEFAULT_PERIOD;
}
