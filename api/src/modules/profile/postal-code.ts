import type { Text } from '../../errors';
import { MISSING } from './field-texts';

/** Number of digits, in the countries where most of our investors live. */
const DIGITS: Record<string, number> = { DE: 5, AT: 4, CH: 4, LI: 4 };

/** What is wrong with a postal code, null where nothing is; the UAE have none. */
export function postalCodeProblem(country: string, code: string | null): Text | null {
  const digits = DIGITS[country];
  if (digits === undefined) return null;
  if (code === null) return MISSING;
  if (/^\d+$/.test(code) && code.length === digits) return null;
  return {
    de: `Die Postleitzahl hat hier ${digits} Ziffern.`,
    en: `The postal code has ${digits} digits here.`,
  };
}
