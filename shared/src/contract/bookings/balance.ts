import { BalancePart } from '../../domain/balance-part';
import { Period } from '../dashboard/dashboard';
import { z } from '../schema';
import { Day, Money } from '../values';

export const BalanceQuery = z.strictObject({ period: z.optional(Period) });

/** Today's balance of the investor's accounts, in dirhams, and what stands apart from it. */
export const Balance = z.object({
  /** On the investor's accounts, without deposits. */
  available: Money,
  /** What was available before the period's first day; left out where none is asked about, or it has none. */
  opening: z.optional(z.object({ day: Day, balance: Money })),
  /** What was booked since then, or ever: with the opening balance they come to what is available. */
  parts: z.optional(z.record(z.enum(BalancePart), Money)),
  /** Set aside for repairs. */
  reserve: Money,
  /**
   * Agreed in the tenancies that run today, wherever the money is: the investor's share of each, rounded to the fils by
   * itself.
   */
  deposits: Money,
  /** What of deposits is booked on the investor's accounts, beside what is available. */
  booked_deposits: z.optional(Money),
});
export type Balance = z.infer<typeof Balance>;
