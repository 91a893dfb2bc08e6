import { daysBetween } from './deadlines';

/** A rate may be older than a weekend with holidays around it (Christmas, Easter), not older. */
export const MAX_RATE_AGE_DAYS = 6;

export type DayRate = { as_of: string; rate: string };

/**
 * The rate of a day: its own, or that of the last banking day before it.
 * @param rates of one pair of currencies, the earliest first
 * @returns null where none is recent enough
 */
export function rateOn(rates: readonly DayRate[], on: string): DayRate | null {
  let [from, to] = [0, rates.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rates[middle] as DayRate).as_of <= on) from = middle + 1;
    else to = middle;
  }
  const last = rates[from - 1];
  return last && daysBetween(last.as_of, on) <= MAX_RATE_AGE_DAYS ? last : null;
}
