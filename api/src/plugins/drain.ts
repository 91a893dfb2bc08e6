import type { App } from '../module';
import { stopping } from './request-errors';

/** While the server stops, requests in flight finish and new ones are sent to another instance. */
export function refuseWhileStopping(app: App): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw stopping({ headers: { connection: 'close', 'retry-after': '2' } });
  });
}
