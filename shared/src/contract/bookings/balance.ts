import { Period } from '../dashboard/dashboard';
import { z } from '../schema';
import { Day, Money } from '../values';

export const BalanceQuery = z.strictObject({ period: z.optional(Period) });

/** What Manzil holds today, in dirhams. */
export const Balance = z.object({
  /** On the investor's accounts, without deposits. */
  available: Money,
  /** What was available before the period's first day; left out where none is asked about, or it has none. */
  opening: z.optional(z.object({ day: Day, balance: Money })),
  /** Set aside for repairs. */
  reserve: Money,
  /** Of the tenants of the investor's units, the investor's share of each, rounded to the fils by itself. */
  deposits: Money,
});
export type Balance = z.infer<typeof Balance>;
