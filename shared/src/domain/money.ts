type Currency = 'AED' | 'EUR';

/** Integer minor units: fils for AED, cents for EUR. */
type Amount = { amount: number; currency: Currency };

const BPS = 10_000n;

function requireInteger(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer of minor units: ${value}`);
  return BigInt(value);
}

/**
 * Half up on the magnitude, so that a reversal cancels its original to the last fils.
 * @throws RangeError where the quotient is beyond 2^53
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n;
  const [n, d] = [
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  ];
  const magnitude = Number((2n * n + d) / (2n * d));
  if (!Number.isSafeInteger(magnitude)) throw new RangeError('beyond what a number holds exactly');
  return negative && magnitude > 0 ? -magnitude : magnitude;
}

/**
 * A share of an amount, rounded half up.
 * @param amount integer minor units
 * @param bps hundredths of a percent, 500 = 5 %
 * @throws RangeError where either is no integer
 */
export function shareOf(amount: number, bps: number): number {
  return divideHalfUp(requireInteger(amount) * requireInteger(bps), BPS);
}

/**
 * What part of the whole an amount is, in bps, rounded half up.
 * @throws RangeError where the whole is zero or either is no integer
 */
export function ratioBps(part: number, whole: number): number {
  if (whole === 0) throw new RangeError('a ratio to zero');
  return divideHalfUp(requireInteger(part) * BPS, requireInteger(whole));
}

/**
 * Splits an amount by weights so that the parts sum to the whole (largest remainder; of equal
 * remainders the larger weight gets the unit, of equal weights the earlier one, so that the order
 * of the owners changes nobody's part). Used for cheques, instalments and co-owners.
 * @param amount integer minor units, negative for a charge
 * @param weights non-negative integers, not all zero
 * @throws RangeError where a weight is negative, all are zero, or a number is no integer
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const parts = weights.map(requireInteger);
  const total = parts.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n || parts.some((weight) => weight < 0n))
    throw new RangeError('weights must add up');
  const magnitude = requireInteger(Math.abs(amount));
  const shares = parts.map((weight, index) => ({
    index,
    weight,
    whole: (magnitude * weight) / total,
    remainder: (magnitude * weight) % total,
  }));
  const missing = Number(magnitude - shares.reduce((sum, share) => sum + share.whole, 0n));
  const first = new Set(
    [...shares]
      .sort(
        (a, b) =>
          descending(a.remainder, b.remainder) ||
          descending(a.weight, b.weight) ||
          a.index - b.index,
      )
      .slice(0, missing),
  );
  const sign = amount < 0 ? -1 : 1;
  return shares.map((share) => {
    const part = Number(share.whole) + (first.has(share) ? 1 : 0);
    return part === 0 ? 0 : sign * part;
  });
}

const descending = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? 1 : -1);

/**
 * Adds amounts of one currency; the currency of nothing is the one asked for.
 * @throws RangeError where an item has another currency
 */
export function sumAmounts(items: readonly Amount[], currency: Currency): Amount {
  return items.reduce<Amount>(
    (sum, item) => {
      if (item.currency !== currency)
        throw new RangeError(`${item.currency} in a sum of ${currency}`);
      return { amount: sum.amount + item.amount, currency };
    },
    { amount: 0, currency },
  );
}
