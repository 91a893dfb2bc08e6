import { InputDay } from '../entered-values';
import { z } from '../schema';
import { Money } from '../values';

export const BalanceQuery = z.strictObject({
  /** First day of a period. */
  since: z.optional(InputDay),
});

/** What Manzil holds today, in dirhams. */
export const Balance = z.object({
  /** On the investor's accounts, without deposits. */
  available: Money,
  /** What was available before that day; left out where none is asked about. */
  opening: z.optional(Money),
  /** Set aside for repairs. */
  reserve: Money,
  /** Of the tenants of the investor's units, the investor's share of each, rounded to the fils by itself. */
  deposits: Money,
});
export type Balance = z.infer<typeof Balance>;
