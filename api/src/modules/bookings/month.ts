import { addDays, addMonths } from '@manzil/shared/domain/deadlines';

/** First and last day of a calendar month, `YYYY-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}
