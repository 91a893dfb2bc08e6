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

/** As `Day`, of the real calendar. */
export const InputDay = z.iso.date();

/** ISO 3166-1 alpha-2 in form; the API knows which exist. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Control characters, halves of a pair, line ends, and signs that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const LINE = new RegExp(`^(?!.*${UNPRINTABLE.source})(\\S(.*\\S)?)?$`, 'su');

/** One line of text as somebody typed it, kept to the byte: without blanks at its ends, not empty. */
export const line = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(LINE));

const NOT_IN_PARAGRAPHS = new RegExp(`(?![\\t\\n])${UNPRINTABLE.source}`, 'u');
const PARAGRAPHS = new RegExp(`^(?!.*${NOT_IN_PARAGRAPHS.source})(\\S(.*\\S)?)?$`, 'su');

/** As `line`, of any number of lines; they end with U+000A. */
export const paragraphs = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(PARAGRAPHS));

/** As `line`; null or left out = none. */
export const optionalLine = (maxLength: number) => z._default(z.nullable(line(maxLength)), null);

/** What people put between digits. A parser would read more: other scripts' digits, signs that nobody sees. */
const DIALLED = /^(\+|00)[\d\s()./-]+$/;

/** A telephone number with its country's code, without what stands between its digits. Anything else is no number. */
export const PhoneNumber = line(40).check(
  z.overwrite((text) =>
    DIALLED.test(text) ? text.replace(/^00/, '+').replaceAll(/[^+\d]/g, '') : text,
  ),
);

/** Largest integer PostgreSQL's int4 holds. */
const MAX_INT4 = 2_147_483_647;

/** Counts the changes of what is edited. A write names the one it has read; 0 = there is none yet. */
export const Version = z.int().check(z.gte(0), z.lte(MAX_INT4 - 1));

/** In UTF-8. Nothing is cut off below it. */
export const PASSWORD_MAX_BYTES = 1024;

/** Of whole characters: all halves of a pair would be hashed alike. */
export const Password = z
  .string()
  .check(z.minLength(1), z.maxLength(PASSWORD_MAX_BYTES), z.regex(/^\P{Cs}*$/u));

/** Hundredths of a percent: 500 = 5 %. */
export const Bps = z.int();

export const Language = z.enum(['de', 'en']);
export type Language = z.infer<typeof Language>;

/** Beyond it are no ids. */
export const IntId = z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(MAX_INT4));

export const Page = z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(10_000));
export const LanguageQuery = z.strictObject({ language: z.optional(Language) });
export type LanguageQuery = z.infer<typeof LanguageQuery>;
