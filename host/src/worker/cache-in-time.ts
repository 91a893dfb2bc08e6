import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Longer than a read takes on a slow phone; a storage that is busy or broken may never answer. */
const READ_MS = 2_000;

const late = (): Promise<undefined> => new Promise((done) => setTimeout(done, READ_MS));

/** A cache that is late or fails holds nobody up; where the network fails too, it is waited for. */
export class CacheInTime extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const reading = handler.cacheMatch(request).catch(() => undefined);
    const kept = await Promise.race([reading, late()]);
    if (kept) return kept;
    try {
      return await handler.fetchAndCachePut(request);
    } catch (error) {
      const found = await reading;
      if (found) return found;
      throw error;
    }
  }
}
