import { randomInt } from 'node:crypto';

/** Crockford's base 32: nothing that is read as something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP = 4;
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

export const RECOVERY_CODES = 10;

/** `7K2M-X9QA-04TR`, 60 bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** As it was made, however it was typed; null = none. */
export function readRecoveryCode(typed: string): string | null {
  const letters = [...typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')]
    .map((letter) => READ_AS[letter] ?? letter)
    .join('');
  if (letters.length !== GROUPS * GROUP || [...letters].some((one) => !LETTERS.includes(one)))
    return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
