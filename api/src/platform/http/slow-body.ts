import { answerBrokenHttp } from './broken-http';
import type { App } from './module';

export const REQUEST_TIMEOUT_MS = 20_000;
/** Where its body is a file, sent over a phone. */
export const LONG_REQUEST_TIMEOUT_MS = 300_000;

/** Node knows one limit for all requests; it is that of files, and this is the one of everything else. */
export function limitBodyTime(app: App): void {
  app.addHook('onRequest', ({ raw, routeOptions, headers }, reply, done) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (!hasBody || routeOptions.config.longBody) return done();
    const late = setTimeout(() => {
      if (raw.complete) return;
      if (reply.raw.headersSent) raw.destroy();
      else answerBrokenHttp({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    }, REQUEST_TIMEOUT_MS);
    // While its socket is open that keeps the process; a timer for a body that nobody reads must not.
    late.unref();
    raw.once('end', () => clearTimeout(late));
    raw.once('close', () => clearTimeout(late));
    done();
  });
}
