import { z } from './schema';
import { Language } from './values';
import { MAX_INT4 } from './version';

/** Beyond it are no ids. */
export const IntId = z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(MAX_INT4));

export const Page = z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(10_000));
export const LanguageQuery = z.strictObject({ language: z.optional(Language) });
export type LanguageQuery = z.infer<typeof LanguageQuery>;

/** From the first years of the portal to the far future. */
export const Year = z.coerce.number<number>().check(z.int(), z.gte(2000), z.lte(2100));
