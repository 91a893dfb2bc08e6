/** Digits, or digits in threes divided by one kind of mark; then perhaps two decimals. */
const DECIMAL = /^([-−]?)(\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\3\d{3})*)(?:[.,](\d{2}))?$/;

/**
 * Reads a number as people write it: `120000`, `120.000`, `120,000.00`, `120 000`.
 * @returns hundredths, of money minor units; null where it is no number, and beyond 2^53
 */
export function readDecimal(text: string): number | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '', , decimals = '0'] = match;
  const hundredths = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals);
  if (!Number.isSafeInteger(hundredths)) return null;
  return sign ? -hundredths : hundredths;
}
