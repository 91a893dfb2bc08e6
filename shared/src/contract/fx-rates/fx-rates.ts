import { InputDay } from '../entered-values';
import { z } from '../schema';
import { Day, Language } from '../values';

/** `ecb_usd_peg`: the European Central Bank's rate of the dollar, through the dirham's peg to it. */
export const FxSource = z.enum(['ecb_usd_peg', 'bank', 'manual']);
export type FxSource = z.infer<typeof FxSource>;

const Currency = z.enum(['AED', 'EUR', 'USD', 'CHF', 'GBP']);

export const FxRateQuery = z
  .strictObject({
    base: Currency,
    quote: Currency,
    /** Default: today in Dubai. */
    on: z.optional(InputDay.check(z.refine((day) => day >= '2000'))),
    language: z.optional(Language),
  })
  .check(z.refine(({ base, quote }) => base !== quote, { path: ['quote'] }));
export type FxRateQuery = z.infer<typeof FxRateQuery>;

/** The latest rate up to a day. Indicative: a payout keeps the rate its bank gave. */
export const FxRate = z.object({
  base: Currency,
  quote: Currency,
  /** What one unit of the base is worth: a decimal text of 8 digits. */
  rate: z.string(),
  as_of: Day,
  source: FxSource,
});
export type FxRate = z.infer<typeof FxRate>;
