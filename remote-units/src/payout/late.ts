import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { addDays } from '@manzil/shared/domain/deadlines';

/** A bank abroad takes two to three working days; a week has a weekend. */
const USUAL_DAYS = 7;

/** @param today `YYYY-MM-DD` in Dubai */
export const isLate = (
  { status, ordered_on }: Pick<Payout, 'status' | 'ordered_on'>,
  today: string,
): boolean =>
  (status === 'scheduled' || status === 'processing') && addDays(ordered_on, USUAL_DAYS) < today;
