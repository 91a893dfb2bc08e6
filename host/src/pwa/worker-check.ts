import { WORKER } from '../boot/app-shell';

/** `gone`: the registered worker must go. `unknown`: nothing can be said, nothing changes. */
export type WorkerState = 'fine' | 'gone' | 'unknown';

const isLocal = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** Specification §7. Waits for as long as the answer takes. */
export async function checkWorker(): Promise<WorkerState> {
  let answer: Response;
  try {
    answer = await fetch(WORKER, { cache: 'no-cache' });
  } catch {
    // biome-ignore lint/suspicious/noConsole: specification §8, no network is noted and no more
    console.info('No network: the portal runs in offline mode.');
    return 'unknown';
  }
  if (answer.status === 404) return 'gone';
  const isScript = /javascript/.test(answer.headers.get('content-type') ?? '');
  if (isLocal() && !isScript) return 'gone';
  return answer.ok ? 'fine' : 'unknown';
}
