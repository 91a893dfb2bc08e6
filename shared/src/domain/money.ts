type Currency = 'AED' | 'EUR';

/** Integer minor units: fils for AED, cents for EUR. */
type Amount = { amount: number; currency: Currency };

const BPS = 10_000n;

function requireInteger(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer of minor units: ${value}`);
  return BigInt(value);
}

/** Half up on the magnitude, so that a reversal cancels its original to the last fils. */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n;
  const [n, d] = [
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  ];
  const magnitude = Number((2n * n + d) / (2n * d));
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
 * remainders the earlier part gets the unit). Used for cheques, instalments and co-owners.
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
    whole: (magnitude * weight) / total,
    remainder: (magnitude * weight) % total,
  }));
  const missing = Number(magnitude - shares.reduce((sum, share) => sum + share.whole, 0n));
  const first = [...shares]
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    )
    .slice(0, missing);
  const sign = amount < 0 ? -1 : 1;
  return shares.map((share) => {
    const part = Number(share.whole) + (first.includes(share) ? 1 : 0);
    return part === 0 ? 0 : sign * part;
  });
}

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
