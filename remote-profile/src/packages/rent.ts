const MINOR = 100;
/** Beyond any rent; keeps a slipped finger from filling the page with digits. */
const MAX_MINOR = 10_000_000_000;

/** Digits, or digits in threes divided by one kind of mark; then perhaps two decimals. */
const RENT = /^(\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\2\d{3})*)(?:[.,](\d{2}))?$/;

/**
 * Reads a rent as people write it: `120000`, `120.000`, `120,000.00`, `120 000`.
 * @returns minor units, null where it is no rent
 */
export function parseRent(text: string): number | null {
  const match = RENT.exec(text.trim());
  if (!match) return null;
  const [, whole = '', , decimals = '0'] = match;
  const minor = Number(whole.replace(/\D/g, '')) * MINOR + Number(decimals);
  return minor > 0 && minor <= MAX_MINOR ? minor : null;
}
