import { FxRate } from '@manzil/shared/contract/fx';
import { apiGet } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** There is a new one at most once a day. */
const FRESH_MS = 3_600_000;

export const euroRateQuery = queryOptions({
  queryKey: ['fx-rates', 'AED', 'EUR'],
  queryFn: ({ signal }) => apiGet('/fx-rates?base=AED&quote=EUR', FxRate, signal),
  staleTime: FRESH_MS,
});
