import { ScriptNetworkError } from './load-container';
import { LateError } from './patiently';

const RETRIES = 2;
const BASE_MS = 300;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const jitter = (retry: number): number => BASE_MS * 4 ** retry * (0.75 + Math.random() / 2);

/** True for what the network may have spoilt. Code that arrived and threw would throw again. */
const worthRetrying = (error: unknown): boolean =>
  error instanceof ScriptNetworkError ||
  error instanceof LateError ||
  (error instanceof Error && error.name === 'ChunkLoadError');

/** Tries up to three times what the network may have spoilt, with growing, scattered pauses. */
export async function retryNetwork<T>(task: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await task();
    } catch (error) {
      if (!worthRetrying(error) || retry === RETRIES) throw error;
      await pause(jitter(retry));
    }
  }
}
