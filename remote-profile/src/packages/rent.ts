const MINOR = 100;

/** Minor units, between one and a hundred million dirhams: any rent, and no slipped finger. */
export const RENT_LIMITS = { min: 100, max: 10_000_000_000 };

/** Digits, or digits in threes divided by one kind of mark; then perhaps two decimals. */
const RENT = /^([-−]?)(\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\3\d{3})*)(?:[.,](\d{2}))?$/;

/**
 * Reads a rent as people write it: `120000`, `120.000`, `120,000.00`, `120 000`.
 * @returns minor units, or why it is no rent
 */
export function parseRent(text: string): number | 'no_number' | 'out_of_range' {
  const match = RENT.exec(text.trim());
  if (!match) return 'no_number';
  const [, sign, whole = '', , decimals = '0'] = match;
  const minor = Number(whole.replace(/\D/g, '')) * MINOR + Number(decimals);
  if (sign || minor < RENT_LIMITS.min || minor > RENT_LIMITS.max) return 'out_of_range';
  return minor;
}
