import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino';

/** What never reaches a log, at the top level and one level down. */
const SECRET = ['password', 'password_hash', 'cookie', 'authorization', 'token', 'iban', 'email'];
const PATHS = SECRET.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]);

export const createLogger = (level: string): Logger => pino(loggerOptions(level));

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: [...PATHS, '*.headers["set-cookie"]'], censor: '[hidden]' },
    serializers: { err: describeError },
    hooks: { logMethod: keepErrorTextOut },
  };
}

/** pino takes an error's own text for the line's; that of a query error holds its parameters. */
function keepErrorTextOut(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [fields, text] = args as [unknown, unknown];
  const error = fields instanceof Error ? fields : (fields as { err?: unknown } | undefined)?.err;
  const own = error instanceof Error && (text === undefined || text === error.message);
  if (own) method.call(this, fields, error.name);
  else method.apply(this, args);
}

/**
 * Drizzle's query errors carry the parameters in message and stack, and PostgreSQL's `detail` quotes
 * rows: both hold personal data, so only the statement and the reason beneath are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, query } = error as { code?: unknown; query?: unknown };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if (typeof query === 'string') return { type: 'QueryError', query, ...cause };
  return { type: error.name, code, message: error.message, stack: error.stack, ...cause };
}
