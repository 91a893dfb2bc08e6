import { addDays } from '@manzil/shared/domain/deadlines';
import { dubaiDay } from '@manzil/shared/format/date';

/** Specification §9: Monday to Friday, 08:00 to 17:00 GST. Gulf Standard Time has no summer time. */
const OPENS = 'T08:00:00+04:00';
const CLOSES = 'T17:00:00+04:00';

/** When the support opens and closes on a working day. @param day in Dubai, `YYYY-MM-DD` */
export const hoursOf = (day: string): { opens: Date; closes: Date } => ({
  opens: new Date(day + OPENS),
  closes: new Date(day + CLOSES),
});

/** Sunday is 0. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWorkday = (day: string): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** Monday of the week of a working day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

export type SupportState = {
  open: boolean;
  /** When that changes: the closing time while open, the next opening time while closed. */
  changesAt: Date;
};

/** Whether the support can be reached at this moment. 08:00:00 is open, 17:00:00 is closed. */
export function supportAt(now: Date): SupportState {
  let day = dubaiDay(now);
  const { opens, closes } = hoursOf(day);
  if (isWorkday(day) && now >= opens && now < closes) return { open: true, changesAt: closes };
  if (now >= opens) day = addDays(day, 1);
  while (!isWorkday(day)) day = addDays(day, 1);
  return { open: false, changesAt: hoursOf(day).opens };
}
