const FIRST_PORT = 3310;
const PORTS_PER_WORKER = 5;
/** From the port of a portal to that of its API. */
export const API_OFFSET = 1_000;

/** Of a worker: away from those of the other, and of a portal that runs beside the suite. */
export function portsOf(worker: number) {
  const portal = Number(process.env.FLOWS_PORT || FIRST_PORT) + worker * PORTS_PER_WORKER;
  return {
    portal,
    api: portal + API_OFFSET,
    spare: portal + 1,
    reports: portal + 2,
    started: portal + 3,
    startedTwice: portal + 4,
  } as const;
}

/** Each worker has a portal of its own. Outside of one, as in the configuration, it is the first. */
export const workerIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const ports = portsOf(workerIndex);

export const origins = {
  portal: `http://localhost:${ports.portal}`,
  api: `http://localhost:${ports.api}`,
} as const;
