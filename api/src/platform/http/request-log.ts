import type { App } from './module';

/** One line per answer: the route's pattern instead of the address, so no id reaches the log. */
export function logRequests(app: App): void {
  // Nothing in the line can be a secret, and looking for one takes longer than writing it.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    log[config.frequent && reply.statusCode < 400 ? 'debug' : 'info'](
      {
        reqId: request.id,
        method: request.method,
        route: url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
