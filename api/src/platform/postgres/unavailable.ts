/** Connection-level codes of Node and SQLSTATEs (PostgreSQL appendix A) that mean "not now". */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '57014', // statement timeout
  '57P01', // administrator shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
]);

/** Errors of the pool and the client that carry no code. */
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|not queryable/i;

/** disk_full: the server has no room for a row, an index, a sort. */
const FULL = '53100';

export const isDatabaseUnavailable = (error: unknown): boolean =>
  causes(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (CODES.has(code) || code.startsWith('08'))) ||
      MESSAGES.test(message),
  );

export const isDatabaseFull = (error: unknown): boolean =>
  causes(error).some(({ code }) => code === FULL);

type Failure = Error & { code?: unknown };

function causes(error: unknown): Failure[] {
  const found: Failure[] = [];
  for (let current = error; current instanceof Error && found.length < 5; current = current.cause) {
    found.push(current);
  }
  return found;
}
