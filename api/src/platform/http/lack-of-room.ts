import type { AppError } from './errors';
import { databaseFull } from './request-errors';

const REMEMBERED_MS = 60_000;
const FULL = databaseFull().definition.code;

/** When an answer last said that there was no room; by the clock that never goes back. */
let lastAt = Number.NEGATIVE_INFINITY;

export function noteLackOfRoom({ definition }: AppError): void {
  if (definition.code === FULL) lastAt = performance.now();
}

/** As writes found it within the last minute. A look at the disk would not tell: the database may be elsewhere. */
export const lacksRoom = (): boolean => performance.now() - lastAt < REMEMBERED_MS;
