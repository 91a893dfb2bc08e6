import { addDays, daysBetween } from './deadlines';

/** Bank days that a transfer from Germany to the Emirates takes, as the payment details say. */
const FASTEST = 2;
const SLOWEST = 4;

export type TransferTime = 'enough' | 'today' | 'unsure' | 'too_late';

const isBankDay = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

/**
 * Whether a transfer that is made today arrives by the day it is due: `today` where one of tomorrow may not, `unsure`
 * where this one may not. Mondays to Fridays count, holidays too.
 * @throws RangeError where either is no calendar day `YYYY-MM-DD`
 */
export function transferTime(today: string, dueOn: string): TransferTime {
  const days = Array.from({ length: Math.max(0, daysBetween(today, dueOn)) + 1 }, (_, at) =>
    addDays(today, at),
  );
  const left = days.filter(isBankDay).length - 1;
  if (left > SLOWEST) return 'enough';
  if (left === SLOWEST) return 'today';
  return left < FASTEST ? 'too_late' : 'unsure';
}
