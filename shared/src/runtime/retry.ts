const PATIENCE_MS = 8_000;
const RETRIES = 2;
const BASE_MS = 300;

/** Something did not arrive in time; asking again may help. */
class LateError extends Error {
  override readonly name = 'LateError';

  constructor(readonly arrival: Promise<unknown>) {
    super(`No answer within ${PATIENCE_MS} ms`);
  }
}

/**
 * What a failure has not waited for: resolves when it is there after all. Rejects when it never comes, or when lateness
 * is not what has failed.
 */
export function lateArrival(error: unknown): Promise<unknown> {
  if (error instanceof LateError) return error.arrival.catch(lateArrival);
  return error instanceof Error && error.cause ? lateArrival(error.cause) : Promise.reject(error);
}

/** Rejects with a LateError when something is not there after 8 s; what arrives later is kept and serves the next attempt. */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(promise)), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * True for what the network may have spoilt: a chunk of webpack's, an entry of a remote (host/src/federation), anything
 * late. Code that arrived and threw would throw again.
 */
export const isNetworkFault = (error: unknown): boolean =>
  error instanceof Error && /^(ChunkLoad|ScriptNetwork|Late)Error$/.test(error.name);

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const jitter = (retry: number): number => BASE_MS * 4 ** retry * (0.75 + Math.random() / 2);

/** Tries up to three times what the network may have spoilt, with growing, scattered pauses. */
export async function retryNetwork<T>(task: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await task();
    } catch (error) {
      if (!isNetworkFault(error) || retry === RETRIES) throw error;
      await pause(jitter(retry));
    }
  }
}

/**
 * Loads code as often as `retryNetwork` does. The caller is told after 8 s that it does not come, however many attempts
 * are under way.
 * @throws what the last attempt threw, or a LateError
 */
export const loadWithRetries = <T>(load: () => Promise<T>): Promise<T> =>
  withTimeout(retryNetwork(() => withTimeout(load())));
