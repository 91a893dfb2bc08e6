import { z } from './schema';

/** Integer minor units: fils for AED, cents for EUR. */
export const Money = z.object({
  amount: z.int(),
  currency: z.enum(['AED', 'EUR']),
});
export type Money = z.infer<typeof Money>;

/** Calendar day in Asia/Dubai, `YYYY-MM-DD`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Instant in UTC, ISO 8601. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));

/** ISO 3166-1 alpha-2 in form; the API knows which exist. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Largest integer PostgreSQL's int4 holds. */
export const MAX_INT4 = 2_147_483_647;

/** Counts the changes of what is edited. A write names the one it has read; 0 = there is none yet. */
export const Version = z.int().check(z.gte(0), z.lte(MAX_INT4 - 1));

/** Hundredths of a percent: 500 = 5 %. */
export const Bps = z.int();

export const Language = z.enum(['de', 'en']);
export type Language = z.infer<typeof Language>;
