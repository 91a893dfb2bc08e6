import { addDays } from './deadlines';

const DAYS = [1, 3, 7];

/** To which days a decision can be put off: never past its own. @param today `YYYY-MM-DD` in Dubai */
export function putOffDays(dueOn: string | null, today: string): string[] {
  const days = DAYS.map((days) => addDays(today, days));
  return dueOn === null || dueOn < today ? days : days.filter((day) => day <= dueOn);
}
