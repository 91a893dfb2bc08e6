import { addDays, addMonths } from '@manzil/shared/domain/deadlines';

/** Days as seen from the day of seeding, so that the portal looks alive whenever it is started. */
export type DemoCalendar = {
  today: string;
  inDays: (days: number) => string;
  /** A day of the month so many months from now; day 0 is the last one of the month before. */
  month: (offset: number, day?: number) => string;
};

export function demoCalendar(today: string): DemoCalendar {
  const thisMonth = `${today.slice(0, 7)}-01`;
  return {
    today,
    inDays: (days) => addDays(today, days),
    month: (offset, day = 1) => addDays(addMonths(thisMonth, offset), day - 1),
  };
}
