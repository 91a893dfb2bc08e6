import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino';

const SECRET = ['password', 'password_hash', 'cookie', 'authorization', 'token', 'iban', 'email'];
const PATHS = SECRET.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]);

/** Writing each line by itself takes a tenth of what a request takes. */
const BLOCK_BYTES = 8192;
const LATEST_MS = 500;
/** Where nobody takes the lines, later ones are dropped. */
const MOST_BYTES = 1_048_576;
/** Of 100 ms, in which the process does nothing else. */
const MOST_WAITS = 3;
const WARN = 40;

/** Lines wait up to half a second; warnings and worse take along what waits. @param to a file or its descriptor */
export function createLogger(level: string, to: string | number = process.stdout.fd): Logger {
  let waits = 0;
  const out = pino.destination({
    dest: to,
    sync: true,
    minLength: BLOCK_BYTES,
    maxLength: MOST_BYTES,
    periodicFlush: LATEST_MS,
    retryEAGAIN: () => ++waits <= MOST_WAITS,
  });
  out.on('write', () => {
    waits = 0;
  });
  // A full disk, or something that does not read, is no reason to stop.
  out.on('error', () => undefined);
  // Not flushSync: it tries again for ever where nobody reads any more. With `sync`, flush writes at once as well.
  process.once('exit', () => out.flush());
  const stream = {
    // pino then notes the line's level in `lastLevel`.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      out.write(line);
      if (this.lastLevel >= WARN) out.flush();
    },
    flush: (done: (error?: Error) => void) => out.flush(done),
  };
  return pino(loggerOptions(level), stream);
}

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

/** Drizzle's errors and PostgreSQL's `detail` quote personal data: only the statement and the reason are kept. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, query } = error as { code?: unknown; query?: unknown };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if (typeof query === 'string') return { type: 'QueryError', query, ...cause };
  return { type: error.name, code, message: error.message, stack: error.stack, ...cause };
}
