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

/** Hundredths of a percent: 500 = 5 %. */
export const Bps = z.int();

export const Language = z.enum(['de', 'en']);
export type Language = z.infer<typeof Language>;

/** Largest integer PostgreSQL's int4 holds: ids beyond it are no ids. */
const MAX_INT4 = 2_147_483_647;
export const IntId = z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(MAX_INT4));

export const Page = z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(10_000));
export const LanguageQuery = z.strictObject({ language: z.optional(Language) });
export type LanguageQuery = z.infer<typeof LanguageQuery>;
