type Sentence = { de: string; en: string };

/** Number of digits, in the countries where most of our investors live. */
const DIGITS: Readonly<Record<string, number>> = { DE: 5, AT: 4, CH: 4, LI: 4 };

/** Whether no address there is complete without one. @param country ISO 3166-1 alpha-2 */
export const needsPostalCode = (country: string): boolean => DIGITS[country] !== undefined;

/**
 * What is wrong with a postal code, null where nothing is; the UAE have none.
 * @param country ISO 3166-1 alpha-2
 */
export function postalCodeProblem(country: string, code: string | null): Sentence | null {
  const digits = DIGITS[country];
  if (digits === undefined) return null;
  if (code === null) return { de: 'Trag deine Postleitzahl ein.', en: 'Enter your postcode.' };
  if (/^\d+$/.test(code) && code.length === digits) return null;
  return {
    de: `Die Postleitzahl hat hier ${digits} Ziffern.`,
    en: `The postcode has ${digits} digits here.`,
  };
}
