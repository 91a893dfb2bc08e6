import autocannon from 'autocannon';

export type Side = {
  name: string;
  url: string;
  cookie: string;
  /** Processor time used so far for this side. @returns milliseconds */
  cpuTime: () => number;
};
export type Figures = { cpuPerRequest: number; p50: number; p99: number; perSecond: number };

const CONNECTIONS = 8;
/** autocannon ends with one of its samples, by itself one a second: a run of half a second would count as a whole one. */
const SAMPLE_MS = 20;

/**
 * Asks that many times.
 * @returns milliseconds: processor time per request, and how long answers took
 * @throws Error when an answer was no success
 */
export async function load(
  { name, url, cookie, cpuTime }: Side,
  requests: number,
  connections = CONNECTIONS,
): Promise<Figures> {
  const before = cpuTime();
  const started = performance.now();
  const result = await autocannon({
    url,
    connections,
    amount: requests,
    headers: { cookie },
    sampleInt: SAMPLE_MS,
  });
  const seconds = (performance.now() - started) / 1000;
  const used = cpuTime() - before;
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors of ${answered}`);
  }
  return {
    cpuPerRequest: used / answered,
    p50: result.latency.p50,
    p99: result.latency.p99,
    // Its own figure counts whole seconds, of which a short run has few.
    perSecond: answered / seconds,
  };
}
