import { FxRate } from '@manzil/shared/contract/fx';
import { apiGet } from '@manzil/shared/runtime';

/** What a dirham is worth in euros. @throws ApiError */
export const euroRate = (signal: AbortSignal): Promise<FxRate> =>
  apiGet('/fx-rates?base=AED&quote=EUR', FxRate, signal);
