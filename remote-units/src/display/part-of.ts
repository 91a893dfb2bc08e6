import type { Money } from '@manzil/shared/contract/values';
import { shareOf } from '@manzil/shared/domain/money';

export const WHOLE_BPS = 10_000;

/** A price by area is the same for every owner. */
const RATES = ['service_charge_per_sqft'];

const isMoney = (value: object): value is Money => 'amount' in value && 'currency' in value;

/** With the investor's part in place of every amount. */
export function partOf<Shown>(shown: Shown, bps: number): Shown {
  if (Array.isArray(shown)) return shown.map((each) => partOf(each, bps)) as Shown;
  if (shown === null || typeof shown !== 'object') return shown;
  if (isMoney(shown)) return { ...shown, amount: shareOf(shown.amount, bps) };
  const entries = Object.entries(shown).map(([name, value]) => [
    name,
    RATES.includes(name) ? value : partOf(value, bps),
  ]);
  return Object.fromEntries(entries) as Shown;
}
