import type { Money } from '@manzil/shared/contract/values';

/** Of all these amounts; undefined where there are several, and each amount has to name its own. */
export function onlyCurrency(amounts: readonly Money[]): Money['currency'] | undefined {
  const currencies = new Set(amounts.map(({ currency }) => currency));
  return currencies.size === 1 ? amounts[0]?.currency : undefined;
}
