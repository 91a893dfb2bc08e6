import type { App } from './module';
import { stopping } from './request-errors';

/** A connection that was opened but has not asked yet gets this long, then it is cut. */
const SILENT_MS = 500;

/** Tells a gateway that another instance can be asked: nothing was done. */
const MARK = 'manzil-instance';

export function refuseWhileStopping(app: App): void {
  let closing = false;
  let inFlight = 0;
  const cutWhenQuiet = () => {
    if (!closing || inFlight > 0) return;
    setTimeout(() => app.server.closeAllConnections(), SILENT_MS).unref();
  };
  app.addHook('preClose', async () => {
    closing = true;
    cutWhenQuiet();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight += 1;
    // Not `onResponse`, which does not come where the caller hung up.
    reply.raw.once('close', () => {
      inFlight -= 1;
      cutWhenQuiet();
    });
    done(closing ? stopping({ headers: { 'retry-after': '2', [MARK]: 'stopping' } }) : undefined);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Otherwise a browser's kept-alive connection holds the stop up for minutes.
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
