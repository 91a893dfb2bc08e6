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

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && (CODES.has(code) || code.startsWith('08'))) return true;
    if (MESSAGES.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}
