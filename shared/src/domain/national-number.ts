/** Of countries where a number that is dialled at home begins with a 0, which is left out behind the country's code. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  AE: '971',
  AT: '43',
  BE: '32',
  CH: '41',
  DE: '49',
  FR: '33',
  GB: '44',
  NL: '31',
};

const LEAST_DIGITS = 7;

/** Whether a telephone number is, or begins, as it is dialled at home: `0151 2345`, not `0049 151 2345` */
export const isDialledAtHome = (text: string): boolean => /^\s*\(?0\s*[1-9]/.test(text);

/**
 * The number with its country's code, in the groups it was typed in: `+49 151 23456789`. Null where it is too short yet,
 * or no code is known.
 * @param text `isDialledAtHome`
 * @param country ISO 3166-1 alpha-2
 */
export function withCallingCode(text: string, country: string): string | null {
  const code = CALLING_CODES[country];
  const number = text.replace(/[()]/g, '').trim();
  if (!code || !/^[\d\s./-]+$/.test(number)) return null;
  if (number.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  return `+${code} ${number.replace(/^0[\s./-]*/, '')}`;
}
