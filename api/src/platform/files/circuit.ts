import { AppError } from '../http/errors';
import { filesUnavailable } from './file.errors';
import type { FileStore } from './file-store';

const FAILURES = 5;
const OPEN_MS = 10_000;

/** After five failures in a row the storage is left alone for 10 s: requests do not wait for its deadline. */
export function withCircuit(store: FileStore, now = () => performance.now()): FileStore {
  let failures = 0;
  let closedAgainAt = 0;

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (failures >= FAILURES) {
      if (now() < closedAgainAt) throw filesUnavailable({ headers: { 'retry-after': '10' } });
      closedAgainAt = now() + OPEN_MS;
    }
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      const down = error instanceof AppError && error.statusCode === 503;
      failures = down ? failures + 1 : 0;
      if (failures === FAILURES) closedAgainAt = now() + OPEN_MS;
      throw error;
    }
  }

  return {
    ...store,
    put: (key, content) => guarded(() => store.put(key, content)),
    get: (key) => guarded(() => store.get(key)),
    delete: (key) => guarded(() => store.delete(key)),
  };
}
