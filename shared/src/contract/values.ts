import { z } from './schema';

/** Integer minor units: fils for AED, cents for EUR. */
export const Money = z.object({
  amount: z.int(),
  currency: z.enum(['AED', 'EUR']),
});
export type Money = z.infer<typeof Money>;

/** Calendar day in Asia/Dubai, `YYYY-MM-DD`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Hundredths of a percent: 500 = 5 %. */
export const Bps = z.int();

export const Language = z.enum(['de', 'en']);
export type Language = z.infer<typeof Language>;
