import { readDecimal } from '@manzil/shared/domain/read-decimal';

/** Minor units, between one and a hundred million dirhams: any rent, and no slipped finger. */
export const RENT_LIMITS = { min: 100, max: 10_000_000_000 };

/** @returns minor units, or why it is no rent */
export function parseRent(text: string): number | 'no_number' | 'out_of_range' {
  const minor = readDecimal(text);
  if (minor === null) return 'no_number';
  return minor < RENT_LIMITS.min || minor > RENT_LIMITS.max ? 'out_of_range' : minor;
}
