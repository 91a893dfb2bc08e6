import { createHash } from 'node:crypto';

/** Whether a password is in a collection of stolen ones. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Somebody waits for it, and without an answer the password is taken. */
const PATIENCE_MS = 2_000;
const PREFIX_DIGITS = 5;

/**
 * Asks a service of ranges, such as Have I Been Pwned: it gets five hexadecimal digits of the SHA-1, and answers the rest
 * of all hashes that begin with them.
 * @param rangeUrl what the digits are appended to; null = nobody is asked
 */
export function breachedPasswords(
  rangeUrl: string | null,
  warn: (message: string) => void,
  patienceMs = PATIENCE_MS,
): IsBreached {
  if (rangeUrl === null) return async () => false;
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const range = await ask(`${rangeUrl}${hash.slice(0, PREFIX_DIGITS)}`, patienceMs);
      return hasHash(range, hash.slice(PREFIX_DIGITS));
    } catch {
      // Not the reason: its address has digits of the hash.
      warn('The service of PASSWORD_RANGE_URL has not answered: a new password is taken unasked.');
      return false;
    }
  };
}

async function ask(url: string, patienceMs: number): Promise<string> {
  const response = await fetch(url, {
    // Else the length of the answer tells which digits were asked for.
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  return response.text();
}

/** Lines `<rest of the hash>:<how often>`; those of the padding are there 0 times. */
const hasHash = (range: string, rest: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [hash, times] = line.split(':');
    return hash?.toUpperCase() === rest && Number(times) > 0;
  });
