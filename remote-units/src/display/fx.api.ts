import type { FxRate } from '@manzil/shared/contract/fx-rates/fx-rates';
import { getFxRate } from '@manzil/shared/contract/fx-rates/operations';
import { apiGet } from '@manzil/shared/runtime';

/** @throws ApiError */
export const euroRate = (signal: AbortSignal): Promise<FxRate> =>
  apiGet(getFxRate, { query: { base: 'AED', quote: 'EUR' } }, signal);
