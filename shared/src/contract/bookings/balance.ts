import { z } from '../schema';
import { Money } from '../values';

/** What Manzil holds today, in dirhams. */
export const Balance = z.object({
  /** On the investor's accounts, without deposits. */
  available: Money,
  /** Set aside for repairs. */
  reserve: Money,
  /** Of the tenants of the investor's units, the investor's share of each, rounded to the fils by itself. */
  deposits: Money,
});
export type Balance = z.infer<typeof Balance>;
