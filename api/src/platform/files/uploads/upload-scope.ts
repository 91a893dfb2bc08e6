import type { App } from '../../http/module';
import { uploadMediaType } from './upload.errors';

const BINARY = 'application/octet-stream';
/** Time for a sender to take the answer while the rest of the file is still under way. */
const LINGER_MS = 1_000;

export function takeRawBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BINARY, (_request, payload, done) => done(null, payload));
  app.addContentTypeParser('*', (_request, _payload, done) => done(uploadMediaType()));

  // A body that was refused is not waited for. Cut at once, the connection would take the answer along; kept, it would be
  // one that nobody reads from.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded) return;
    setTimeout(() => !raw.readableEnded && raw.destroy(), LINGER_MS).unref();
  });
}
