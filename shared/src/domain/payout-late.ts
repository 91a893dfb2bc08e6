import { addDays } from './deadlines';

/** A bank abroad takes two to three working days; a week has a weekend. */
const USUAL_DAYS = 7;

/** Whether a payout is on its way for longer than usual. @param today `YYYY-MM-DD` in Dubai */
export const isLate = (
  { status, ordered_on }: { status: string; ordered_on: string },
  today: string,
): boolean =>
  (status === 'scheduled' || status === 'processing') && addDays(ordered_on, USUAL_DAYS) < today;
