import { ScriptExecutionError } from './load-container';

const RETRIES = 2;
const BASE_MS = 300;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const jitter = (retry: number): number => BASE_MS * 4 ** retry * (0.75 + Math.random() / 2);

/** True for code that arrived, ran and threw: asking for it again cannot help. */
const ranAndThrew = (error: unknown): boolean =>
  error instanceof ScriptExecutionError ||
  (error instanceof Error && /^(Syntax|Reference|Range)Error$/.test(error.name));

/** Tries up to three times what the network may have spoilt, with growing, scattered pauses. */
export async function retryNetwork<T>(task: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await task();
    } catch (error) {
      if (ranAndThrew(error) || retry === RETRIES) throw error;
      await pause(jitter(retry));
    }
  }
}
