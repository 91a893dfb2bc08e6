import { divideHalfUp } from './money';

/** As `numeric(18,8)` stores it. */
const DECIMALS = 8;
const SCALE = 10n ** BigInt(DECIMALS);

/** Dirhams for one US dollar, fixed by the Central Bank of the UAE since 1997. */
const DIRHAMS_PER_DOLLAR = '3.6725';

/** A rate in units of 1e-8; a decimal text, because a float would already have lost its last digits. */
function scaled(rate: string): bigint {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(rate) ?? [];
  if (whole === undefined) throw new RangeError(`not a rate: ${rate}`);
  const value = BigInt(whole) * SCALE + BigInt(fraction.padEnd(DECIMALS, '0'));
  if (value === 0n) throw new RangeError('a rate of zero');
  return value;
}

/**
 * Converts minor units into those of a currency that has as many (dirham, euro: 100), rounded half up.
 * @param amount integer minor units, negative for a charge
 * @param rate what one unit is worth in the other currency, `0.24935000`: at most 8 decimals
 * @throws RangeError where the rate is no positive decimal number, or the amount no integer
 */
export function convertAmount(amount: number, rate: string): number {
  return divideHalfUp(BigInt(amount) * scaled(rate), SCALE);
}

/**
 * What one dirham is worth in euros, through the dollar to which the dirham is pegged.
 * @param eurUsd dollars for one euro, as the European Central Bank publishes it: `1.0934`
 * @returns a rate with 8 decimals, rounded half up
 */
export function dirhamInEuros(eurUsd: string): string {
  const dirhamsPerEuro = scaled(eurUsd) * scaled(DIRHAMS_PER_DOLLAR);
  return unscaled(divideHalfUp(SCALE * SCALE * SCALE, dirhamsPerEuro));
}

/**
 * What one dirham is worth in Swiss francs, through dollar and euro.
 * @param eurUsd dollars for one euro, as the European Central Bank publishes it: `1.0934`
 * @param eurChf francs for one euro, of the same day: `0.9412`
 * @returns a rate with 8 decimals, rounded half up
 */
export function dirhamInFrancs(eurUsd: string, eurChf: string): string {
  const dirhamsPerEuro = scaled(eurUsd) * scaled(DIRHAMS_PER_DOLLAR);
  return unscaled(divideHalfUp(scaled(eurChf) * SCALE * SCALE, dirhamsPerEuro));
}

function unscaled(rate: number): string {
  const digits = String(rate).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
