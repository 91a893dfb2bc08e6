import { portsOf } from './ports';

/** Each worker has a portal of its own. Outside of one, as in the configuration, it is the first. */
export const workerIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const ports = portsOf(workerIndex);

export const origins = {
  portal: `http://localhost:${ports.portal}`,
  api: `http://localhost:${ports.api}`,
} as const;
