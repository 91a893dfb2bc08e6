import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 20;

/** Waits for a condition, as long as the test may take. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(EVERY_MS);
}
